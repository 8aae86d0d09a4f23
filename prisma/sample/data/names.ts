import { wordList } from '../random';

/** Building blocks of invented brand words: start, middle, end. */
export const syllableStarts = wordList(`
al am an ar as at av ba be bel ber bi bo bri bru ca ce ci cla co cra cu da de di do dra du ed el em en er
es eu ev fa fe fi fla fo fra fri fu ga ge gi gla go gra gu ha he hi ho hu hy id il im in is iv ja je jo ju
ka ke ki kla ko kra kri ku la le li lo lu ly ma me mi mo mu my na ne ni no nu ny ob ol om on op or os ov
pa pe pi pla po pra pri pu qua ra re ri ro ru sa se si sko sky sla so spa sta ste sti stra su sva syn ta te
ti to tra tre tri tu ty ul um un ur va ve vi vo vy wa we wi xa xe ya yo za ze zi zo øk øst æg ås
`);
export const syllableMiddles = wordList(`
ba bi bo ca ci da de di do fa fi ga gi go ka ki ko la le li lo lu ma me mi mo na ne ni no nu pa pe pi po
ra re ri ro ru sa se si so sta ta te ti to tra tri tu va ve vi vo xi za zi la ner ver mer ler ter sen ran
`);
export const syllableEnds = wordList(`
ba bis bo ca co con cor da dan de den dia do don dor dos fa fin flex fy ga gen gi go ka kon kor la lan len
lex lia lin lis lo lon lux ma max med mes mi mia mo na nal net nex nia nik nis no nor nova on or pa plan plus
pro ra ran ras ren rex ria rik ris ro ron ros sa sen sia sis so son sta sun ta tal tec tek ten ter tex tia
tis to ton tor tra tro tus va val van ven via vis vo xa xi xo za zen zo
`);

/** Danish words that form believable compounds: Nordlys, Havblik, Grønkraft. */
export const compoundHeads = wordList(`
Nord Syd Øst Vest Hav Sø Strand Skov Eng Mark Bak Kyst Fjord Klit Å Bølge Grøn Blå Rød Sort Hvid Guld
Sølv Jern Stål Kobber Kul Sol Måne Stjerne Lys Sky Vind Regn Sne Is Frost Storm Lyn Torden Ege Bøge Birke
Linde Elme Aske Pile Gran Fyrre Hassel Rose Lilje Tulipan Kløver Lyng Siv Urte Ørne Falke Ravne Svane
Lærke Sval Ugle Hejre Bjørne Ulve Ræve Hjorte Elg Løve Hval Sæl Lakse Torske Konge Dronning Ridder Borg
Slots Kloster Kirke Mølle Smede Havne Skibs Anker Ror Sejl Torve Bro Port Mur Sten Ler Sand Kalk Flint
Tegl Træ Papir Data Net Bit Kode Digital Medie Tele Bio Øko Klima Energi Kraft Varme Vand Luft Jord Dyr
Plante Frugt Bær Korn Brød Mælk Smør Honning Salt Krydder Vin Øl Kaffe Te Mad Køkken Hus Bolig Rum Have
Gårds By Land Folke Ung Junior Senior Familie Helse Sund Fri Let Hurtig Sikker Ny Ur Mid Over Inter Uni
Multi Mini Maxi Mega Mikro Proces Teknik Maskin Motor Hjul Cykel Bil Tog Fly Rejse Tur Sport Spil Leg
`);
export const compoundTails = wordList(`
lys blik kraft vang lund bo hus gård hjem stue sal hal værk værft mølle borg holm næs sund bæk dal høj bjerg
mose lyng tofte ager mark eng have park plads torv stræde port bro vej sti spor rute kurs kompas anker sejl
vinge fjer spir tårn tinde krone ring bånd knude væv tråd kæde led nøgle lås skjold spyd pil bue ild gnist
glød flamme varme damp bølge strøm kilde brønd dråbe perle juvel krystal flint klippe grund sten design
tryk foto film lyd tone klang takt rytme dans leg spil sport form farve stil mode sy strik tex tek data
net link punkt linje plan tegn ord bog tanke ide vision fokus syn indsigt viden råd hjælp pleje helse
service montage teknik maskine byg anlæg entreprise transport fragt logistik handel marked vare lager import
`);

/** Endings that suit any industry. */
export const genericEndings = wordList(`
Danmark Denmark Nordic Scandinavia Gruppen Group Partners Solutions Service International Development
Management Ventures Innovation Udvikling Drift Selskabet Compagniet Nord Syd Vest Øst Plus Pro 2000
`);

export const associationKinds = wordList(`
Borgerforening Grundejerforening Idrætsforening Boldklub Badmintonklub Håndboldklub Rideklub Sejlklub
Skytteforening Gymnastikforening Tennisklub Cykelklub Svømmeklub Lokalråd Forsamlingshus Husflidsskole
Kunstforening Musikforening Amatørscene Lystfiskerforening Jagtforening Haveforening Antenneforening
Vandværk Vejlaug Beboerforening Pensionistforening Lokalarkiv Filmklub Fotoklub Skakklub Bridgeklub
Krocketklub Petanqueklub Roklub Kajakklub Atletikklub Bordtennisklub Golfklub Motorklub Kor Orkester
Spejdergruppe Lejerforening Handelsstandsforening Venskabsforening Hundeklub Billardklub Karateklub
`);

export const foreignStems = wordList(`
Nordwald Kellermann Brightfield Oakmere Larkspur Westbrook Blaustein Hartfeld Silverlake Granholm Lindqvist
Bergvall Stenvik Fjellheim Havnes Kowalczyk Zielinski Montclair Delacroix Villanova Bellini Castellar
Greystone Redwood Ironbridge Northgate Seaborn Goldcrest Rotterhof Waterland Steinbach Morgenrot Ostsee
`);
