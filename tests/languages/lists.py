"""Small word lists of our own, just large enough to play whole games with."""

from functools import cache

from tilewright.core.named_sets import tile_set
from tilewright.lexicons.graph import WordGraph

LISTS = {
    "german": """
        ab aber acht ah alle alt am an arm art auf aus auto bad bald baum bei bein berg bis blatt blau bär böse da dann
        das dein dem den der des die dir du echt eher ehre ei eier ein eine einen eins eis elf ende eng er erde ernte
        erst es esel essen eule euer fein feld fest feuer fluss früh für gans gar gast geben gehen gern gras groß grün
        gut haar hafen hahn hat haus heer heim heiß her herd herz heu hin hof holz hose huhn hund hut ich ihm ihn ihr im
        in insel ja jahr je jetzt kalt katze kind klein kuh käse land laut leer leise leute lieb los löwe luft man maus
        meer mehr mein milch mir mond mut mühe mütter nah nase nass nebel nein nest nett neu neun nie noch not nun nur
        nuss ob oder ofen ohne ohr oma onkel opa ort ost öde öl pfau pferd platz quelle rad rasen rast rat reh reis
        rest ring rose rot ruhe rund rüben saal sand satt see sehen sehr seil sein seit selten sie sieben silber so
        sonne sorte stein stern stille strasse stunde süd tag tal tanne tat tee teller tier tisch tor tot tröge tür tun
        typ uhr um und uns unten unter ur vase vater viel vier vogel voll von vor wald wann war warm was weg wein weit
        wer west wie wind wir wo woche wolf wort wut xylofon yak zahl zart zehn zeit ziel zoo zu zug zwei über übel üben
    """,
    "spanish": """
        al ala alto amar amo ancho anda año aquella arena aro arriba arroz arte as así ave aya baño barro be beso bella
        bello boca bote buen caballo cada calle cama cantar cara carro carta casa cazo ceda cena chal chica chicha chico
        choza cielo coche cola color como con corre corro cosa coser cuando cuello dado dar de decir dedo del der desde
        dicho día dos echar eje el ella ello en enero era ere es ese eso esta este fe fin flor fue gallo ganar gata gato
        gorro hablar hacha hace hada he hecho helado hilo hoja hora hoy huerta ibas idea ir iris isla jarra jefe jota la
        lado lana largo le leche leer lejos les letra llama llano llave lleno llorar lluvia lo loma luna luz malla mano
        mar marrón más mecha me mes mesa mi mil mira mismo mucho nada ni niña niño no noche nos nuez ocho oda oir ojo
        ola olla oro os oso otoño otra pan para parra paso pato pera perro pez pie piel pino plaza poco que quema queso
        quien rana rata re real red reir reno res rey ría río risa roca roja rosa rueda ruido sal sala salir sano se
        seis ser si sin sobre sol sola son su suelo sur tal tan te techo tela tener ti tia tierra tiene tío todo torre
        tren tres tu un una unir uno uso uva va vaca vaso ve ver vez vida vino voz ya yate yema yo zona zorro zumo
    """,
    "polish": """
        ale ani as bal bar biały być bez bok bo brat ból być chleb chłop ciało cień co coś cud cukier czas czy dach dać
        daleko dąb dla do dom domy droga dwa dym dzień dziś dźwig ech ego ej er ewa fala far gaj gdy gęś głos góra grad
        gra grzyb gwóźdź hala ha herbata hej huk i ich idę ile ilu im inny ino iść ja jak jama jaz jaki jasny jej jeść
        jest jeż jod jon już kaczka kara karta kawa każdy kąt kiedy kit klon kot koty koń kora kos koza kra kto kura
        kwiat las lasy lato lek lew list lis lód lub lud łan łapa ława łąka łoś łóżko łza ma mak mama masło mąka miasto
        miód mix mleko moc moda mój mowa mój mróz my myć mysz na nad nas nic nie niebo no noc noga nos nosy nowy nóż o
        obaj ocet od oda ogień oj oko ola on ona oni ono opis oraz orzeł osa oś oto ósmy paś pan para pas pies piec
        pióro pisać plac po pod pole pora pot praca prosty ptak pył rak raz ręka rok rosa rów róża ryba ryż rzeka sad
        sam sen ser sęk się siła siny skała słoń smak sok sól staw step sto stół suma syn szal szum ściana śnieg śpi
        świat ta tak tam tata te teraz ten też tor to trawa trzy tu twój ty uda ul ulica umie usta w wał waga we wiatr
        wieś widzę woda woń wóz wy wyż wzór z za zając zaś ząb ze zegar zero zima złoto zupa źle źródło żaba że żona
    """,
}


@cache
def words_in(language: str) -> WordGraph:
    """The list of a language, spelt in its tiles. Polish words of one letter are left out."""
    words = [word for word in LISTS[language].split() if len(word) > 1]
    return WordGraph(words, language, tiles=tile_set(language))
