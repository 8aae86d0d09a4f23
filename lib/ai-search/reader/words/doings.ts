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
    'reparerer biler, reparere biler, repair cars, repairs cars, repairing cars, fix cars, fixes cars',
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
