"""The words that the folio book prints, as they stand on its pages; the lists in the box are held against them."""

import re

TWOS = """
AA  EH  LI  OY
AB  EL  LO  PA
AD  EM  MA  PE
AE  EN  ME  PI
AG  ER  MI  QI
AH  ES  MM  RE
AI  ET  MO  SH
AL  EX  MU  SI
AM  FA  MY  SO
AN  FE  NA  TA
AR  GO  NE  TI
AS  HA  NO  TO
AT  HE  NU  UH
AW  HI  OD  UM
AX  HM  OE  UN
AY  HO  OF  UP
BA  ID  OH  US
BE  IF  OI  UT
BI  IN  OM  WE
BO  IS  ON  WO
BY  IT  OP  XI
DE  JO  OR  XU
DO  KA  OS  YA
ED  KI  OW  YE
EF  LA  OX  YO
            ZA
"""

Q_WITHOUT_U = """
QABALA(S), QABALAH(S), QADI (S), QAT(S), QAID(S), QI(S), QOPH(S),
FAQIR(S), MBAQANGA(S), QANAT(S), TRANQ(S), QINDAR(S),
QINTAR(S), QWERTY(S), SHEQEL(S), QINDARKA and SHEQALIM
"""


def printed_twos() -> set[str]:
    return set(TWOS.split())


def printed_q_without_u() -> set[str]:
    """`QAT(S)` are two words."""
    found = re.findall(r"([A-Z]{2,}) ?(\(S\))?", Q_WITHOUT_U)
    return {form for word, plural in found for form in ((word, word + "S") if plural else (word,))}
