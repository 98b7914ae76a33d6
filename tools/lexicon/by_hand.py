"""What no source decides: the words that the rulebook prints, known gaps, and what is no word by itself."""


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


#: The list at the end of the folio book: these and no other words of two letters.
TWOS = _words(
    """
    AA AB AD AE AG AH AI AL AM AN AR AS AT AW AX AY BA BE BI BO BY DE DO ED EF EH EL EM EN ER ES ET EX FA FE GO HA HE
    HI HM HO ID IF IN IS IT JO KA KI LA LI LO MA ME MI MM MO MU MY NA NE NO NU OD OE OF OH OI OM ON OP OR OS OW OX OY
    PA PE PI QI RE SH SI SO TA TI TO UH UM UN UP US UT WE WO XI XU YA YE YO ZA
    """
)

#: Tip 7 of the folio book: Q without U.
Q_WITHOUT_U = _words(
    """
    QABALA QABALAS QABALAH QABALAHS QADI QADIS QAT QATS QAID QAIDS QI QIS QOPH QOPHS FAQIR FAQIRS MBAQANGA MBAQANGAS
    QANAT QANATS TRANQ TRANQS QINDAR QINDARS QINTAR QINTARS QWERTY QWERTYS SHEQEL SHEQELS QINDARKA SHEQALIM
    """
)

#: The plurals of twos that the book has and ENABLE, which is older, has not.
PLURALS_OF_TWOS = frozenset({"FES", "KIS", "ZAS"})

#: What people say and the sources are too old for, and three words that this copy of ENABLE lost.
SUPPLEMENT = _words(
    """
    APP APPS VLOG VLOGS VLOGGED VLOGGING VLOGGER VLOGGERS MIC MICS EMO EMOS DUH
    KNICKKNACK RAZZMATAZZ RAZZMATAZZES
    """
)

#: Parts of phrases (ad hoc, ab initio, ad nauseam, in situ), and a prefix: R-3.1 has neither.
NO_WORDS = frozenset({"HOC", "INITIO", "NAUSEAM", "SITU", "MULTI"})
