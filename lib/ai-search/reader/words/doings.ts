/** What companies do, by the digits that the codes of their industries begin with. */
export const doings: readonly (readonly [codes: string, phrases: string])[] = [
  [
    '301',
    'bygger skibe, bygge skibe, bygger både, bygge både, builds ships, build ships, building ships, builds boats, build boats, building boats',
  ],
  [
    '412000',
    'bygger huse, bygge huse, bygger hus, bygge hus, bygger boliger, bygger ejendomme, builds houses, build houses, building houses, builds homes, build homes, building homes',
  ],
  ['421100', 'bygger veje, anlægger veje, builds roads, build roads, building roads'],
  ['421300', 'bygger broer, bygge broer, builds bridges, build bridges, building bridges'],
  [
    '4520',
    'reparerer biler, reparere biler, reparation af bil, reparation af biler, bilreparation, bilreparationer, repair cars, repairs cars, repairing cars, repair of cars, fix cars, fixes cars',
  ],
  [
    '494100',
    'transporterer gods, transporterer varer, kører gods, kører med gods, fragter gods, fragter varer, transport goods, transports goods, transporting goods',
  ],
  [
    '620100',
    'udvikler software, udvikler apps, laver software, laver apps, bygger software, develop software, develops software, developing software, make software, makes software, making software, build software, builds software, design software, designs software, develop apps, develops apps, make apps, makes apps',
  ],
  [
    '6201 7311',
    'laver hjemmesider, lave hjemmesider, bygger hjemmesider, udvikler hjemmesider, designer hjemmesider, laver websites, make websites, makes websites, making websites, build websites, builds websites, building websites, design websites, designs websites, develop websites, develops websites',
  ],
  ['812100', 'gør rent, gøre rent, clean offices, cleans offices'],
];

/** What people want done to something of theirs, "reparere min bil", by the same digits. */
const chores: readonly (readonly [codes: string, verbs: string, things: string])[] = [
  ['4520', 'reparere ordne fikse lave servicere repair fix service', 'bil varebil motor car van'],
  ['4391', 'reparere lave lægge udskifte repair fix replace', 'tag roof'],
  ['433410', 'male paint', 'hus lejlighed hjem stue værelse house home flat apartment'],
  ['476420', 'reparere ordne fikse lave repair fix', 'cykel bike bicycle'],
  ['951200', 'reparere fikse repair fix', 'mobil mobiltelefon iphone phone smartphone'],
  ['951100', 'reparere fikse repair fix', 'computer pc laptop'],
  [
    '952200',
    'reparere fikse repair fix',
    'vaskemaskine opvaskemaskine køleskab fryser dishwasher fridge',
  ],
  ['8130', 'passe ordne klippe slå mow cut trim', 'have hæk græs græsplæne garden hedge lawn'],
  ['960210', 'klippe ordne cut', 'hår hair'],
  ['812210', 'pudse vaske clean wash', 'vinduer windows'],
  ['6920', 'lave føre ordne', 'regnskab bogføring'],
];
const OWN = 'min mit mine vores en et my our a the'.split(' ');

const phrasesOf = (verbs: string, things: string) =>
  verbs
    .split(' ')
    .flatMap((verb) =>
      things.split(' ').flatMap((thing) => OWN.map((own) => `${verb} ${own} ${thing}`)),
    )
    .join(', ');

export const choreWords: typeof doings = chores.map(([codes, verbs, things]) => [
  codes,
  phrasesOf(verbs, things),
]);
