import type { IndustryWords } from './trades';

/** Hospitality, tourism, culture, sports and associations. */
export const leisure: readonly IndustryWords[] = [
  ['551010', 'motel, badehotel, boutique hotel', 'hoteller'],
  [
    '552000',
    'feriecenter, feriepark, ferielejlighed, feriehus, sommerhusudlejer, holiday park, holiday cottage, vacation rental',
    'ferieboliger',
  ],
  ['553000', 'glamping, glampingplads', 'campingpladser'],
  [
    '559000',
    'pensionat, kollegium, kollegier, student housing, dormitory',
    'overnatningsfaciliteter',
  ],
  ['561010', 'gastropub, restauratør', 'restauranter'],
  [
    '561020',
    'foodtruck, madvogn, kaffevogn, streetfood, street food, shawarmabar, kebab shop, ice cream parlour, hot dog stand',
    'pizzeriaer',
  ],
  ['562100', 'privatkok, eventcatering, private chef', 'catering'],
  [
    '563000',
    'cocktailbar, ølbar, espressobar, juicebar, smoothiebar, karaokebar, tehus, tesalon, wine bar, cocktail bar, juice bar, tea room',
    'caféer',
  ],
  [
    '791200',
    'charterselskab, charterrejser, skirejser, studierejser, busrejser, rejseselskab',
    'rejsearrangører',
  ],
  [
    '799000',
    'turistguide, turguide, rejseguide, guidede ture, byvandring, billetbureau, billetsalg, ticket agency, tour guide, guided tours',
    'reservationstjenesteydelser',
  ],
  ['823000', 'eventplanlægger, messearrangør, kongresarrangør, event planner', 'kongresser'],
  [
    '900110',
    'cirkus, cirkusser, operakompagni, balletkompagni, teatergruppe, koncertarrangør, teaterkompagni, circus, theatre company, concert promoter',
    'teater',
  ],
  [
    '900120',
    'tryllekunstner, komiker, standupkomiker, klovn, coverband, magician, comedian',
    'scenekunstnere',
  ],
  [
    '900200',
    'lydtekniker, lysdesigner, sceneteknik, scenograf, scenografi, sound engineer',
    'hjælpeaktiviteter',
  ],
  [
    '900300',
    'komponist, sangskriver, billedhugger, illustrator, freelancejournalist, composer, songwriter, sculptor, illustrator',
    'kunstnerisk skaben',
  ],
  [
    '900400',
    'kulturhus, kulturcenter, spillested, koncertsal, cultural centre, cultural center, concert hall, concert venue, music venue',
    'kulturhuse',
  ],
  ['910110', 'bibliotek, library', 'biblioteker'],
  ['910120', 'lokalhistorisk arkiv, lokalhistoriske arkiver, archives', 'arkiver'],
  ['910200', 'kunstmuseum, kunstmuseer, kunsthal, art museum', 'museer'],
  [
    '910400',
    'zoologisk have, zoologiske haver, botanisk have, botaniske haver, safaripark, naturpark, aquarium, botanical garden, botanic garden, wildlife park',
    'botaniske',
  ],
  [
    '931100',
    'golfcenter, tenniscenter, padelhal, padelbane, badmintonhal, bowlinghal, skøjtehal, klatrehal, ridehal, svømmebad, vandland, badeland, golf course, padel court, padel centre, padel center, bowling alley, ice rink, water park',
    'sportsanlæg',
  ],
  [
    '931200',
    'sportsforening, padelklub, badmintonklub, svømmeklub, sejlklub, roklub, kajakklub, skiklub, rideklub, skydeklub, skytteforening, cykelklub, løbeklub, atletikklub, bokseklub, karateklub, judoklub, kampsportsklub, gymnastikforening, ishockeyklub, volleyklub, basketballklub, rugbyklub, petanqueklub, dykkerklub, klatreklub, motorsportsklub, svæveflyveklub, faldskærmsklub, bueskytteklub, bordtennisklub, dartklub, billardklub, skakklub, bridgeklub, lystfiskerforening, esportsforening, esportsklub, sports association, padel club, badminton club, swimming club, sailing club, yacht club, rowing club, riding club, boxing club, cycling club, running club, shooting club, gymnastics club, chess club, esports club',
    'sportsklubber',
  ],
  ['931300', 'crossfit, crossfitcenter, styrketræning, crossfit gym', 'fitness'],
  ['931900', 'skydebane, shooting range', 'sportsaktiviteter'],
  ['932100', 'sommerland, omrejsende tivoli, forlystelsesparker', 'forlystelsesparker'],
  [
    '932990',
    'escaperoom, legecenter, gokartbane, gokartcenter, minigolfbane, paintballbane, paintballcenter, lasertag, trampolinpark, klatrepark, put and take, go kart track, go karting, laser tag, trampoline park, mini golf, play centre, playcentre',
    'forlystelser og fritidsaktiviteter',
  ],
  [
    '920000',
    'bingohal, spilleautomat, spilleautomater, lotteriselskab, bingo hall, betting shop',
    'spillevirksomhed',
  ],
  [
    '941100',
    'erhvervsforening, handelsstandsforening, handelsforening, trade association, chamber of commerce, chambers of commerce',
    'arbejdsgiverorganisationer',
  ],
  ['941200', 'faglig sammenslutning, professional association', 'faglige sammenslutninger'],
  ['942000', 'fagforbund', 'fagforeninger'],
  [
    '949100',
    'moské, moske, moskeer, synagoge, frikirke, valgmenighed, menighed, missionshus, menighedsråd, mosque, synagogue, congregation, free church',
    'religiøse',
  ],
  ['949200', 'vælgerforening', 'politiske partier'],
  [
    '949900',
    'borgerforening, beboerforening, lokalforening, kolonihaveforening, haveforening, pensionistforening, ældreforening, ungdomsforening, studenterforening, kulturforening, kunstforening, museumsforening, musikforening, spejdergruppe, venskabsforening, lejerforening, veteranbilklub, miljøorganisation, naturorganisation, logeforening, frimurerloge, allotment association, tenants association, residents association, scout group, masonic lodge, environmental organisation, environmental organization',
    'andre organisationer og foreninger',
  ],
  ['990000', 'ambassade, konsulat, embassy, consulate', 'eksterritoriale'],
];
