"""Words that have an obvious picture, for boards of one's own: each with its picture as an emoji."""

from collections.abc import Mapping
from types import MappingProxyType

_DRAWN = {
    "animals": """
        ANT 🐜  APE 🦧  BAT 🦇  BEAR 🐻  BEE 🐝  BEAVER 🦫  BEETLE 🪲  BIRD 🐦  BISON 🦬  BUG 🐛  CAMEL 🐫  CAT 🐱
        CHICK 🐤  COW 🐮  CRAB 🦀  CRICKET 🦗  CROCODILE 🐊  DEER 🦌  DINOSAUR 🦕  DODO 🦤  DOG 🐶  DOLPHIN 🐬
        DOVE 🕊  DRAGON 🐲  DUCK 🦆  EAGLE 🦅  ELEPHANT 🐘  FISH 🐟  FLAMINGO 🦩  FLY 🪰  FOX 🦊  FROG 🐸
        GIRAFFE 🦒  GOAT 🐐  GORILLA 🦍  HAMSTER 🐹  HEDGEHOG 🦔  HEN 🐔  HIPPO 🦛  HORSE 🐴  KANGAROO 🦘  KOALA 🐨
        LION 🦁  LIZARD 🦎  LLAMA 🦙  LOBSTER 🦞  MONKEY 🐵  MOUSE 🐭  OCTOPUS 🐙  OTTER 🦦  OWL 🦉  OX 🐂
        OYSTER 🦪  PANDA 🐼  PARROT 🦜  PEACOCK 🦚  PENGUIN 🐧  PIG 🐷  POODLE 🐩  RABBIT 🐰  RACCOON 🦝  RAM 🐏
        RAT 🐀  RHINO 🦏  ROOSTER 🐓  SCORPION 🦂  SEAL 🦭  SHARK 🦈  SHEEP 🐑  SHRIMP 🦐  SKUNK 🦨  SLOTH 🦥
        SNAIL 🐌  SNAKE 🐍  SPIDER 🕷  SQUID 🦑  SWAN 🦢  TIGER 🐯  TURKEY 🦃  TURTLE 🐢  UNICORN 🦄  WHALE 🐳
        WOLF 🐺  WORM 🪱  ZEBRA 🦓
    """,
    "food": """
        APPLE 🍎  AVOCADO 🥑  BACON 🥓  BAGEL 🥯  BANANA 🍌  BEANS 🫘  BREAD 🍞  BURGER 🍔  BUTTER 🧈  CAKE 🍰
        CANDY 🍬  CARROT 🥕  CHEESE 🧀  CHERRY 🍒  CHILI 🌶  COCONUT 🥥  COOKIE 🍪  CORN 🌽  CUPCAKE 🧁  CURRY 🍛
        DONUT 🍩  DUMPLING 🥟  EGG 🥚  FRIES 🍟  GARLIC 🧄  GRAPES 🍇  HONEY 🍯  ICE 🧊  JUICE 🧃
        KIWI 🥝  LEMON 🍋  LETTUCE 🥬  MANGO 🥭  MEAT 🍖  MELON 🍈  MILK 🥛  MUSHROOM 🍄  NOODLES 🍜  NUT 🌰
        OLIVE 🫒  ONION 🧅  ORANGE 🍊  PANCAKE 🥞  PEACH 🍑  PEANUT 🥜  PEAR 🍐  PEPPER 🫑  PIE 🥧
        PINEAPPLE 🍍  PIZZA 🍕  POPCORN 🍿  POTATO 🥔  PRETZEL 🥨  PUDDING 🍮  RICE 🍚  SALAD 🥗  SALT 🧂
        SANDWICH 🥪  SOUP 🍲  SPAGHETTI 🍝  STEAK 🥩  SUSHI 🍣  TACO 🌮  TEA 🍵  TOMATO 🍅  WAFFLE 🧇
    """,
    "things": """
        ABACUS 🧮  AXE 🪓  BAG 👜  BALL ⚽  BALLOON 🎈  BANJO 🪕  BASKET 🧺  BED 🛏  BELL 🔔  BOOK 📖  BOOT 👢
        BOTTLE 🍼  BOWL 🥣  BOX 📦  BROOM 🧹  BRUSH 🖌  BUCKET 🪣  CAMERA 📷  CANDLE 🕯  CAP 🧢  CHAIR 🪑  CLOCK 🕰
        COAT 🧥  COIN 🪙  COMPASS 🧭  CRAYON 🖍  CROWN 👑  CUP 🥤  DICE 🎲  DOLL 🪆  DOOR 🚪  DRESS 👗
        DRUM 🥁  FEATHER 🪶  FORK 🍴  GIFT 🎁  GLASSES 👓  GLOVES 🧤  GUITAR 🎸  HAMMER 🔨
        HAT 🎩  HELMET 🪖  HOOK 🪝  JAR 🫙  JEANS 👖  KEY 🔑  KITE 🪁  KNOT 🪢  LADDER 🪜  LAMP 💡  LETTER 💌
        LOCK 🔒  MAGNET 🧲  MAP 🗺  MASK 🎭  MEDAL 🏅  MIRROR 🪞  MONEY 💵  NEST 🪺  PAINT 🎨  PAN 🍳  PEN 🖊
        PENCIL ✏  PHONE 📱  PIANO 🎹  PIN 📌  PUZZLE 🧩  RADIO 📻  RIBBON 🎀  RING 💍  ROBOT 🤖
        RULER 📏  SAW 🪚  SCARF 🧣  SCISSORS ✂  SHIRT 👕  SHOE 👟  SHORTS 🩳  SKATE ⛸  SOAP 🧼  SOCKS 🧦  SOFA 🛋
        SPONGE 🧽  SPOON 🥄  SWORD 🗡  TEDDY 🧸  TELEVISION 📺  TENT ⛺  TICKET 🎫  TIE 👔  TRUMPET 🎺  UMBRELLA ☂
        VIOLIN 🎻  WAND 🪄  WATCH ⌚  YARN 🧶  YOYO 🪀
    """,
    "outdoors": """
        AIRPLANE ✈  AMBULANCE 🚑  ANCHOR ⚓  HUT 🛖  BEACH 🏖  BIKE 🚲  BOAT ⛵  BRICK 🧱  BRIDGE 🌉  BUS 🚌
        CACTUS 🌵  CAR 🚗  CASTLE 🏰  CLOUD ☁  COMET ☄  DESERT 🏜  FIRE 🔥  FLAG 🚩  FLOWER 🌼
        FOUNTAIN ⛲  HELICOPTER 🚁  HOUSE 🏠  ISLAND 🏝  LEAF 🍃  LIGHTNING ⚡  LOG 🪵  MOON 🌙  MOUNTAIN ⛰
        OCEAN 🌊  PALM 🌴  PLANET 🪐  RAIN 🌧  RAINBOW 🌈  ROCK 🪨  ROCKET 🚀  ROSE 🌹  SCHOOL 🏫  SCOOTER 🛴
        SHELL 🐚  SHIP 🚢  SKI 🎿  SLED 🛷  SLIDE 🛝  SNOW ❄  SNOWMAN ⛄  STAR ⭐  SUN ☀  TAXI 🚕  TORNADO 🌪
        TRACTOR 🚜  TRAIN 🚂  TREE 🌳  TRUCK 🚚  TULIP 🌷  VAN 🚐  VOLCANO 🌋  WEB 🕸  WHEEL 🛞  WIND 🌬
    """,
    "people": """
        ANGEL 👼  ARM 💪  BABY 👶  BONE 🦴  BOY 👦  BRAIN 🧠  CLOWN 🤡  COOK 🧑‍🍳  DANCER 💃  EAR 👂  ELF 🧝  EYE 👁
        FAIRY 🧚  FAMILY 👪  FARMER 🧑‍🌾  FOOT 🦶  GENIE 🧞  GHOST 👻  GIRL 👧  HAND ✋  HEART ❤  KING 🤴  LEG 🦵
        LIPS 👄  MERMAID 🧜  NINJA 🥷  NOSE 👃  PILOT 🧑‍✈  PIRATE 🏴‍☠  QUEEN 👸  SANTA 🎅  THUMB 👍
        TONGUE 👅  TOOTH 🦷  VAMPIRE 🧛  WITCH 🧙  ZOMBIE 🧟
    """,
    # the words of the rulebook's board that are not among the others
    "classic": """
        APPLES 🍎  ARCADE 🕹  AX 🪓  BICYCLE 🚲  BUZZ 🐝  EGGS 🥚  FRUIT 🍓  JACKET 🧥  MUSIC 🎵
        TOY 🧸  WATER 💧
    """,
}


def _read(text: str) -> Mapping[str, str]:
    entries = text.split()
    return MappingProxyType(dict(zip(entries[::2], entries[1::2], strict=True)))


#: By theme, words and their pictures.
THEMES: Mapping[str, Mapping[str, str]] = MappingProxyType({theme: _read(text) for theme, text in _DRAWN.items()})

#: All of them together.
PICTURES: Mapping[str, str] = MappingProxyType(
    {word: picture for words in THEMES.values() for word, picture in words.items()}
)
