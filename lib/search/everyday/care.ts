import type { IndustryWords } from './trades';

/** Health, personal and social services, animals and education. */
export const care: readonly IndustryWords[] = [
  ['750000', 'dyrehospital, hestedyrlæge, hesteklinik, animal hospital', 'dyrlæger'],
  ['842300', 'fængsel, fængsler, prison', 'fængselsvæsen'],
  ['861000', 'privathospital, private hospital', 'hospitaler'],
  [
    '862100',
    'praktiserende læge, praktiserende læger, almen praksis, general practitioner',
    'alment praktiserende',
  ],
  [
    '862200',
    'speciallæge, øjenlæge, ørelæge, hudlæge, børnelæge, gynækolog, psykiater, kirurg, plastikkirurg, kardiolog, fertilitetsklinik, fertility clinic, medical specialist, ophthalmologist, dermatologist, gynaecologist, psychiatrist, plastic surgeon, cardiologist',
    'speciallæger',
  ],
  ['862300', 'tandregulering, ortodontist, kæbekirurg, orthodontist', 'tandlæger'],
  [
    '869010',
    'sygeplejerske, sundhedsplejerske, hjemmesygepleje, jordemødre, midwives, home nursing',
    'jordemødre',
  ],
  ['869020', 'ergoterapeut, ergoterapi, occupational therapist', 'ergoterapeuter'],
  [
    '869030',
    'sexolog, sexologist, familieterapeut, familieterapi, parterapi, couples therapy, couples therapist, family therapist',
    'psykologisk',
  ],
  [
    '869090',
    'tandplejer, homøopat, homøopati, naturterapeut, kinesiolog, kinesiologi, hypnoterapeut, kraniosakral terapi, kraniosakralterapeut, fodplejer, alternativ behandler, alternativ behandling, alternative behandlere, kostvejleder, ernæringsvejleder, talepædagog, audiolog, dental hygienist, hypnotherapist, alternative therapist, alternative medicine, nutritionist, speech therapist, foot clinic',
    'sundhedsvæsen i øvrigt',
  ],
  [
    '960400',
    'wellnesscenter, kurbad, kursted, saunagus, thaimassage, thai massage, wellness centre, wellness center',
    'fysisk velvære',
  ],
  ['960210', 'barbershop, frisørkæde', 'frisør'],
  [
    '960220',
    'hudplejer, hudterapeut, hårfjerning, vippeextensions, øjenvipper, makeup artist, nail technician, eyelash extensions, make up artist',
    'skønhed',
  ],
  ['960300', 'krematorium, krematorier, crematorium', 'begravelse'],
  [
    '960900',
    'hundeskole, hundetræning, hundepasning, hundelufter, kattepension, dyreinternat, clairvoyant, astrolog, astrologer, piercing, dog daycare, dog walker, dog training, dog trainer, pet sitter, animal shelter, tattoo parlour',
    'personlige serviceydelser',
  ],
  ['871010', 'plejecenter, friplejehjem, elderly home', 'plejehjem'],
  ['861000 871020', 'hospice, hospicer, hospices', 'hospitaler, institutionsophold med sygepleje'],
  ['872020', 'alkoholbehandling, rehab centre, rehab center', 'stofmisbrugere'],
  [
    '873020',
    'ældrebolig, ældreboliger, seniorbolig, seniorboliger, senior housing',
    'beskyttede boliger',
  ],
  [
    '879090',
    'krisecenter, kvindekrisecenter, herberg, shelter for women, womens shelter, homeless shelter',
    'andre former for institutionsophold',
  ],
  ['872010 873010 879010', 'døgninstitution, residential institution', 'døgninstitutioner'],
  ['879020', 'plejefamilie, foster family', 'familiepleje'],
  ['881010', 'handicaphjælper, ældrepleje, bpa hjælper, elderly care', 'hjemmehjælp'],
  ['881020', 'aktivitetscenter, dagcenter, day centre', 'dagcentre'],
  [
    '881030',
    'revalideringscenter, revalidering, beskyttet værksted, beskyttede værksteder, sheltered workshop',
    'revalidering',
  ],
  ['889110', 'privat dagpleje, privat dagplejer, private dagplejere', 'dagpleje'],
  ['889130', 'skovbørnehave, naturbørnehave', 'børnehaver'],
  [
    '889150',
    'integreret institution, integrerede institutioner, aldersintegreret institution',
    'aldersintegrerede',
  ],
  [
    '889910',
    'hjælpeorganisation, nødhjælpsorganisation, patientforening, handicaporganisation, velgørenhedsorganisation, aid organisation, aid organization, relief organisation, relief organization, patient association',
    'velgørende',
  ],
  [
    '889920',
    'flygtningecenter, asylcenter, refugee centre, refugee center, asylum centre, asylum center',
    'asylcentre',
  ],
  ['889990', 'værested, varmestue, familiebehandling, drop in centre', 'sociale foranstaltninger'],
  ['852020', 'specialskole, special school', 'specialskoler'],
  ['853110', 'ungdomsskole', 'efterskoler'],
  ['853120', 'hf kursus, studenterkursus, upper secondary school', 'gymnasier'],
  [
    '853200',
    'landbrugsskole, teknisk skole, tekniske skoler, sosu skole, produktionsskole, agricultural school, technical school',
    'fagskoler',
  ],
  [
    '854100',
    'professionshøjskole, seminarium, university college',
    'videregående uddannelser ikke',
  ],
  [
    '855100',
    'svømmeundervisning, fodboldskole, golftræner, golfinstruktør, rideinstruktør, fitnessinstruktør, tennistræner, surfskole, skiskole, personlig træning, personlige trænere, kampsportsskole, surf school, ski school, equestrian centre, martial arts school',
    'sport og fritid',
  ],
  [
    '855200',
    'balletskole, dansestudio, musikundervisning, klaverlærer, guitarlærer, sanglærer, kunstskole, teaterskole, filmskole, ballet school, dance studio, music teacher, piano teacher, art school, film school, drama school',
    'kulturelle discipliner',
  ],
  [
    '855900',
    'højskole, folkehøjskole, aftenskole, daghøjskole, sprogcenter, oplysningsforbund, privatundervisning, førstehjælpskursus, førstehjælpskurser, folk high school, evening school, first aid course, course provider',
    'anden undervisning',
  ],
  ['855300', 'flyveskole, sejlskole, sejlerskole, flight school, sailing school', 'køreskoler'],
  [
    '8891',
    'daycare centre, daycare center, day care centre, day care center',
    'vuggestuer, børnehaver',
  ],
];
