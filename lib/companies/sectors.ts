import type { CompanyDetail } from './types';

// Industries by what they have in common. An industry code begins with the two digits of its
// division; sectors are the sections of DB25 (NACE Rev. 2.1), each a run of divisions. Divisions have
// the same numbers in DB07, whose section J is two of these. Statistics Denmark publishes both lists;
// the names here are shorter than theirs. https://www.dst.dk/da/Statistik/dokumentation/nomenklaturer

/** A run of divisions, `from` and `to` included. */
type Level = { from: string; to: string; danish: string; english: string };

type Row = readonly [divisions: string, danish: string, english: string];

const levelOf = ([divisions, danish, english]: Row): Level => {
  const [from = '', to = from] = divisions.split('-');
  return { from, to, danish, english };
};

const SECTORS: readonly Level[] = (
  [
    ['01-03', 'Landbrug, skovbrug og fiskeri', 'Agriculture, forestry and fishing'],
    ['05-09', 'Råstofindvinding', 'Mining and quarrying'],
    ['10-33', 'Industri', 'Manufacturing'],
    ['35', 'Energiforsyning', 'Energy supply'],
    ['36-39', 'Vandforsyning og renovation', 'Water supply and waste management'],
    ['41-43', 'Bygge og anlæg', 'Construction'],
    ['45-47', 'Engros- og detailhandel', 'Wholesale and retail trade'],
    ['49-53', 'Transport og lager', 'Transport and storage'],
    ['55-56', 'Hoteller og restauranter', 'Hotels and restaurants'],
    ['58-60', 'Forlag, film, radio og tv', 'Publishing, film, radio and TV'],
    ['61-63', 'It og telekommunikation', 'IT and telecommunications'],
    ['64-66', 'Finansiering og forsikring', 'Finance and insurance'],
    ['68', 'Fast ejendom', 'Real estate'],
    ['69-75', 'Videnservice', 'Professional, scientific and technical services'],
    ['77-82', 'Operationel service', 'Administrative and support services'],
    ['84', 'Offentlig forvaltning og forsvar', 'Public administration and defence'],
    ['85', 'Undervisning', 'Education'],
    ['86-88', 'Sundhed og socialvæsen', 'Health and social work'],
    ['90-93', 'Kultur og fritid', 'Culture and leisure'],
    ['94-96', 'Foreninger og andre serviceydelser', 'Associations and other services'],
    ['97-98', 'Private husholdninger', 'Private households'],
    ['99', 'Internationale organisationer', 'International organisations'],
  ] satisfies Row[]
).map(levelOf);

/** The divisions of the sectors that have more than one. */
const DIVISIONS: readonly Level[] = (
  [
    ['01', 'Landbrug og jagt', 'Farming and hunting'],
    ['02', 'Skovbrug', 'Forestry'],
    ['03', 'Fiskeri og dambrug', 'Fishing and aquaculture'],
    ['05', 'Brydning af kul', 'Coal mining'],
    ['06', 'Indvinding af olie og gas', 'Extraction of oil and gas'],
    ['07', 'Brydning af metalmalme', 'Mining of metal ores'],
    ['08', 'Indvinding af sten, grus og ler', 'Quarrying of stone, gravel and clay'],
    ['09', 'Service til råstofindvinding', 'Mining support services'],
    ['10', 'Fremstilling af fødevarer', 'Manufacture of food'],
    ['11', 'Fremstilling af drikkevarer', 'Manufacture of beverages'],
    ['12', 'Fremstilling af tobak', 'Manufacture of tobacco'],
    ['13', 'Fremstilling af tekstiler', 'Manufacture of textiles'],
    ['14', 'Fremstilling af beklædning', 'Manufacture of clothing'],
    ['15', 'Fremstilling af læder og fodtøj', 'Manufacture of leather and footwear'],
    ['16', 'Fremstilling af træ og trævarer', 'Manufacture of wood and wood products'],
    ['17', 'Fremstilling af papir og pap', 'Manufacture of paper'],
    ['18', 'Trykkerier', 'Printing'],
    ['19', 'Fremstilling af koks og olieprodukter', 'Manufacture of coke and refined petroleum'],
    ['20', 'Fremstilling af kemikalier', 'Manufacture of chemicals'],
    ['21', 'Fremstilling af lægemidler', 'Manufacture of pharmaceuticals'],
    ['22', 'Fremstilling af gummi og plast', 'Manufacture of rubber and plastic'],
    ['23', 'Fremstilling af glas, keramik og beton', 'Manufacture of glass, ceramics and concrete'],
    ['24', 'Fremstilling af metal', 'Manufacture of basic metals'],
    ['25', 'Fremstilling af metalprodukter', 'Manufacture of metal products'],
    ['26', 'Fremstilling af elektronik', 'Manufacture of electronics'],
    ['27', 'Fremstilling af elektrisk udstyr', 'Manufacture of electrical equipment'],
    ['28', 'Fremstilling af maskiner', 'Manufacture of machinery'],
    ['29', 'Fremstilling af motorkøretøjer', 'Manufacture of motor vehicles'],
    ['30', 'Fremstilling af skibe, fly og tog', 'Manufacture of ships, aircraft and trains'],
    ['31', 'Fremstilling af møbler', 'Manufacture of furniture'],
    ['32', 'Anden fremstilling', 'Other manufacturing'],
    ['33', 'Reparation og installation af maskiner', 'Repair and installation of machinery'],
    ['36', 'Vandforsyning', 'Water supply'],
    ['37', 'Kloakering og spildevand', 'Sewerage'],
    ['38', 'Affald og genbrug', 'Waste and recycling'],
    ['39', 'Rensning af jord og grundvand', 'Remediation of soil and groundwater'],
    ['41', 'Opførelse af bygninger', 'Construction of buildings'],
    ['42', 'Anlægsarbejde', 'Civil engineering'],
    ['43', 'Specialiseret byggearbejde', 'Specialised construction'],
    ['45', 'Handel med og reparation af køretøjer', 'Trade in and repair of vehicles'],
    ['46', 'Engroshandel', 'Wholesale trade'],
    ['47', 'Detailhandel', 'Retail trade'],
    ['49', 'Landtransport', 'Land transport'],
    ['50', 'Skibsfart', 'Shipping'],
    ['51', 'Luftfart', 'Air transport'],
    ['52', 'Lager og service til transport', 'Storage and support for transport'],
    ['53', 'Post og kurertjenester', 'Postal and courier services'],
    ['55', 'Hoteller og anden overnatning', 'Hotels and other accommodation'],
    ['56', 'Restauranter, barer og catering', 'Restaurants, bars and catering'],
    ['58', 'Forlag og udgivelse', 'Publishing'],
    ['59', 'Film, tv-produktion og musik', 'Film, TV production and music'],
    ['60', 'Radio, tv og nyhedsbureauer', 'Broadcasting and news agencies'],
    ['61', 'Telekommunikation', 'Telecommunications'],
    ['62', 'Programmering og it-rådgivning', 'Programming and IT consultancy'],
    ['63', 'Informationstjenester og hosting', 'Information services and hosting'],
    ['64', 'Banker, holdingselskaber og finansiering', 'Banks, holding companies and finance'],
    ['65', 'Forsikring og pension', 'Insurance and pension funds'],
    ['66', 'Service til finansiering og forsikring', 'Services to finance and insurance'],
    ['69', 'Jura, revision og bogføring', 'Legal services and accounting'],
    ['70', 'Hovedkontorer og virksomhedsrådgivning', 'Head offices and management consultancy'],
    ['71', 'Arkitekter og ingeniører', 'Architects and engineers'],
    ['72', 'Forskning og udvikling', 'Research and development'],
    ['73', 'Reklame og markedsanalyse', 'Advertising and market research'],
    [
      '74',
      'Design, fotografi og anden videnservice',
      'Design, photography and other such services',
    ],
    ['75', 'Dyrlæger', 'Veterinarians'],
    ['77', 'Udlejning og leasing', 'Rental and leasing'],
    ['78', 'Rekruttering og vikarbureauer', 'Recruitment and temp agencies'],
    ['79', 'Rejsebureauer', 'Travel agencies'],
    ['80', 'Vagt og sikkerhed', 'Security services'],
    [
      '81',
      'Rengøring, ejendomsservice og anlægsgartnere',
      'Cleaning, building services and landscaping',
    ],
    ['82', 'Kontorservice og anden forretningsservice', 'Office and other business support'],
    ['86', 'Sundhedsvæsen', 'Health care'],
    ['87', 'Plejehjem og døgninstitutioner', 'Residential care'],
    ['88', 'Daginstitutioner og sociale tilbud', 'Day care and social work'],
    ['90', 'Kunst, musik og teater', 'Arts, music and theatre'],
    ['91', 'Biblioteker, museer og zoologiske haver', 'Libraries, museums and zoos'],
    ['92', 'Lotteri og spil', 'Gambling'],
    ['93', 'Sport og forlystelser', 'Sports and amusements'],
    ['94', 'Foreninger og organisationer', 'Associations and organisations'],
    ['95', 'Reparation af varer og køretøjer', 'Repair of goods and vehicles'],
    ['96', 'Frisører, vaskerier og personlig pleje', 'Hairdressers, laundries and personal care'],
    ['97', 'Husholdninger med ansatte', 'Households with employees'],
    ['98', 'Husholdningers egen produktion', 'Own production of households'],
  ] satisfies Row[]
).map(levelOf);

/** Codes that say nothing of the industry. */
const NOT_STATED: ReadonlySet<string> = new Set(['980000', '999999']);

const within = (levels: readonly Level[], digits: string) =>
  levels.find(({ from, to }) => from <= digits && digits <= to)?.danish;

type Industries = Pick<CompanyDetail, 'industry' | 'industries'>;
type Sectors = Record<'sector' | 'division', string | null>;

/**
 * The Danish names of the sector and of the division of an industry; the same for a sector of one
 * division.
 * @param code six digits, of DB07 or DB25
 * @returns null when the code states no industry
 */
export function sectorsOf(code: string): { sector: string; division: string } | null {
  const digits = code.slice(0, 2);
  const sector = NOT_STATED.has(code) ? undefined : within(SECTORS, digits);
  return sector ? { sector, division: within(DIVISIONS, digits) ?? sector } : null;
}

/** The same of a company, by its main industry. */
export function sectorsOfCompany({ industry, industries }: Industries): Sectors {
  const [main] = industry === null ? [] : industries;
  return (main && sectorsOf(main.code)) ?? { sector: null, division: null };
}

/** The names of the divisions of a sector; none when it is one itself. */
export function divisionsOf(sector: string): string[] {
  const whole = SECTORS.find(({ danish }) => danish === sector);
  const inside = DIVISIONS.filter(({ from }) => whole && whole.from <= from && from <= whole.to);
  return inside.map(({ danish }) => danish);
}

/** The English name of a sector or division. */
export const englishOf = (name: string) =>
  SECTOR_NAMES.find(({ danish }) => danish === name)?.english;

/** Every sector and division with its English name. */
export const SECTOR_NAMES: readonly Pick<Level, 'danish' | 'english'>[] = [
  ...SECTORS,
  ...DIVISIONS,
];
