/**
 * Ordinary Danish and English words one letter away from a word of the lexicon: no misspellings.
 */
const words = `
activate adressat advocate afflade afkald aflægger afmelde ailment aktivitet aliment allerede
almoner analyst analyze analyzer anfald anfægte anneal annular anstalt argent armener artisan
asseneser assent assert assess auditere autist backer badger bagning barbar barbel barbenet
bardere barker barter barterer basker beaker begavelse begning begrænser berber bilder bioetik
blanch blanche blande blokere blomstre blomstret boglig boligejer botcher brandy branke brodere
broken bromeret brunch brygge bryggers brygning brænde brænden brænder brøler bulder bushiness
busyness bytning bønlig canter cantering capitol capping cendre cendré censer centner centrere
charily chemise citering clarity cleanser clearing cleaver closet cloths clotting coffer commence
commuter constriction courser courtier cramping crochet crudites dagplads definit definite denial
destillere detain developed devise dinner directer direktør distract distrikt diving drager dragon
dragoon drivning ekstern elektrisere enshed europaeus europæer fabric fabrikat facilitate
facilitet falter faring farmor farsere fatness fiance fiancee fiances fiksere financier finansier
finansiere finesse finial fishermen fiskeart fiskeben fiskeler fiskeline fiskenet fiskeørn
fletning flette flitter florere flotte flutter flydning flygte flygtning flyvning fonograf foragt
foragte foragter forbage forbening forceps forcere forceret forefinger forjaget forlader forladt
forlange forlap forled forlede forleden forlegen forlening forlig forlige forligger forlygte
forlæg forlægger formening forneden forpagte forrentning forsage forsager forsagt forsiring
forslag forslagen forsoning forvagt forvedde forveddet framer frederiksborger fright frighten
frikort frikørt friser frisere frisure funereal fusker fuskeri fæster førladen førstning
førstningen garbage gardenier garder gardere gardin garment generate generel genfinding glacier
grafik graphite grater greeter grieve griever groper grower græsse gymnasieår handed handle
handlen handler hauler havbugt havebrug havmand heading healing hearing hearth hearths hedning
hegning henleve herring hersens holdning hospitable hostess hostile hostler hotcelle hotting
hustings hylding hørelse høstning høvding iblande iblandt incest infest ingenious ingest injurer
inserere insolent instillation institutionel insured interpreted invent invert inverter
invertering islænder ismand isobar isrand isvand kindergartner klosaks knirke knirken komisk
kondens konferencier kongenit konkurrere konsument kurder køgenser køling kølning landjord
landsmand landsmænd langelænder langemand leading leaning leavings likability limitere liste listede listen listens lister listes listet listing livability
locution lokket lokution lollænder lossless lowland lowlander luftart lukker lusket lægben lægger
lægget lægter læremiddel læsion machinate maison makker malier malker manger mankere marked marker
markere markeret markering marksten masker maskere maskil mauler maurer mechanize medial medicare
medicate mekanisere menagere minaret mindset minere mortgagor mundret murder murderer museurt
musisk muster mæander nedsivning nedslagte nethandle nordsjællænder nursling officin omhegne
omregne oneliner ophøre opkørt opliste opløfte opløse opsætning optimere organized overskue
painted panter panteret parity parotis partere parterre parther partiel partly partner patrol
penned personalty personel personret petiole petrel photographs piazza pilaster plaint planet
plastid plastik pliant plombere plumbed pointer pointere politik politiker portal portier portiere
postage postil primacy primate printning privatret profet profil programmed programmel proprietær
prosit protektion published pænhed reaktor rebuild rectal rekord rektal religion renderi repaint
resultant retablere retain retainer revenge reverie reviser ribber robber roderi roomer rooter
rubbed råsulten salmon saloon sandhed sapless schooner sealant sedition selskabsret selvskabt
serviced servicemen servicere sharer shopping sipping sjællænder skipping skitøj skolde skolie
skovle skrive skriver skæver skørhed slager slagserie slattern slipping snarest sneaker snedkre
snipping sociable societal societet solicitous solmoden spisestel sporty stadion stjerne stjernet
storke storme straffe studie studine stuffing tandbæger target targets tasting teaser teeter tekstfil telephony telefoni
tender tendere testere texting tinder tirade tolder toradet tracer tracere translatere
transportabel traven traver travsport triade triangel trævle trævlet tænder udgivet udledning
udstykke udstykker udvejning undertaken unison vandmærke vandmølle velkørende voluntær værested
waiter windrow winnow winnower lånefirma lånefirmaer
`;

export const ordinary = words;
