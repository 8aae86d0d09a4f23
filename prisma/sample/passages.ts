import type { Passages } from '@/lib/passages/kinds';
import type { Profile } from './profile';
import type { Random } from './random';
import type { Values } from './statement-values';

/** What a report is written about: the figures of its year and of the year before. */
type Told = {
  values: Values;
  previous: Values | null;
  currency: string;
};

/** What companies of an industry write about, beside what they do. */
const TOPICS: readonly [industries: RegExp, topics: readonly string[]][] = [
  [
    /^0/,
    [
      'Selskabet har i året investeret i præcisionslandbrug og nye gyllesystemer.',
      'Tørken i forsommeren gav et lavere udbytte end ventet.',
      'En del af jorden er forpagtet ud til en solcellepark.',
    ],
  ],
  [
    /^(1|2|3[0-3])/,
    [
      'Der er taget en ny robotcelle i brug, og produktionen er delvist automatiseret.',
      'Høje energipriser har presset indtjeningen, og varmen fra produktionen genbruges nu.',
      'Ordrebeholdningen er ved årets udgang større end året før.',
      'Selskabet er i året certificeret efter ISO 14001.',
    ],
  ],
  [
    /^35/,
    [
      'Selskabet driver solcelleanlæg og afregner strømmen til markedspris.',
      'Der er indgået en langsigtet aftale om levering af strøm fra vindmøller.',
    ],
  ],
  [
    /^4[1-3]/,
    [
      'Flere opgaver har været energirenovering med varmepumper og solceller.',
      'Selskabet har afsluttet en større entreprise på et datacenter.',
      'Mangel på kvalificeret arbejdskraft har forsinket enkelte byggerier.',
      'Priserne på byggematerialer har igen ligget mere stabilt.',
    ],
  ],
  [
    /^4[5-7]/,
    [
      'Salget gennem webshoppen udgør en stigende del af omsætningen.',
      'Lageret er i årets løb flyttet til et nyt logistikcenter.',
      'Der er åbnet en ny butik og lukket en, der ikke var rentabel.',
      'Leverancer fra Asien har været forsinkede, og fragtraterne har været høje.',
    ],
  ],
  [
    /^(49|5[0-3])/,
    [
      'Selskabet har anskaffet sine første lastbiler på el.',
      'Stigende priser på brændstof er delvist dækket af tillæg til fragten.',
    ],
  ],
  [
    /^5[5-6]/,
    [
      'Restauranten har været lukket i en del af året på grund af COVID-19.',
      'Der er indrettet et nyt køkken, og selskabet er begyndt på catering.',
      'Antallet af overnatninger steg i forhold til året før.',
    ],
  ],
  [
    /^(58|59|6[0-3])/,
    [
      'Selskabet har udviklet en platform, der bygger på kunstig intelligens.',
      'En større del af omsætningen er nu abonnementer på software som en service.',
      'Udviklingsomkostninger er ikke aktiveret.',
      'Selskabet leverer løsninger til cybersikkerhed til offentlige kunder.',
    ],
  ],
  [
    /^6[4-6]/,
    [
      'Kursreguleringer af værdipapirer har påvirket årets resultat.',
      'Selskabet har i året købt kapitalandele i en virksomhed med vedvarende energi.',
    ],
  ],
  [
    /^68/,
    [
      'Ejendommene er i al væsentlighed udlejet.',
      'Stigende renter har øget afkastkravet, og ejendommenes værdi er nedskrevet.',
      'Der er opført ladestandere til elbiler på ejendommen.',
    ],
  ],
  [
    /^(69|7)/,
    [
      'Selskabet har ansat flere rådgivere i bæredygtighed og ESG.',
      'Tilgangen af opgaver har været tilfredsstillende.',
      'En større kunde er ophørt, og det har kostet omsætning.',
    ],
  ],
  [
    /^(8|9)/,
    [
      'Der er indgået en samarbejdsaftale med kommunen.',
      'Selskabet har åbnet et nyt center med padelbaner.',
      'Efterspørgslen har været stigende gennem hele året.',
    ],
  ],
];

const topicsOf = ({ trade }: Profile) =>
  TOPICS.find(([industries]) => industries.test(trade.code))?.[1] ?? [
    'Aktiviteten har været på niveau med året før.',
  ];

const thousands = new Intl.NumberFormat('da-DK', { maximumFractionDigits: 0 });
const amount = (value: number, currency: string) =>
  `${thousands.format(value / 1_000)} ${currency === 'DKK' ? 't.kr.' : `t.${currency}`}`;

function activitiesOf({ trade, holding }: Profile, random: Random): string {
  if (holding) {
    return random.pick([
      'Selskabets væsentligste aktivitet er at eje kapitalandele i andre selskaber.',
      'Selskabet har til formål at besidde kapitalandele og foretage investeringer.',
    ]);
  }
  const business = trade.text.charAt(0).toLowerCase() + trade.text.slice(1).replace(/\.$/, '');
  return random.pick([
    `Selskabets væsentligste aktiviteter består i ${business}.`,
    `Selskabets hovedaktivitet er ${business} samt hermed beslægtet virksomhed.`,
    `Selskabet driver virksomhed inden for ${business}.`,
  ]);
}

function developmentOf(profile: Profile, told: Told, random: Random): string {
  const { values, previous, currency } = told;
  const result = values.profitLoss ?? 0;
  const before = previous?.profitLoss;
  const kind = result < 0 ? 'underskud' : 'overskud';
  const against = before == null ? '' : ` mod ${amount(before, currency)} året før`;
  const judged = result < 0 ? 'utilfredsstillende' : 'tilfredsstillende';
  const equity = amount(values.equity ?? 0, currency);
  return [
    `Selskabets resultatopgørelse udviser et ${kind} på ${amount(Math.abs(result), currency)}${against}, og egenkapitalen udgør ${equity} ved årets udgang.`,
    random.pick(topicsOf(profile)),
    `Ledelsen anser årets resultat for ${judged}.`,
  ].join('\n');
}

const EXPECTATIONS = [
  'Der forventes et resultat på niveau med dette år.',
  'Ledelsen forventer fremgang i både omsætning og resultat i det kommende år.',
  'Det kommende år ventes præget af usikkerhed om konjunkturerne, og resultatet ventes lavere.',
  'Selskabet forventer at ansætte flere medarbejdere i det kommende år.',
];
const RISKS = [
  'Selskabet er eksponeret for ændringer i valutakurser, hovedsageligt USD og SEK.',
  'Selskabet er afhængigt af få store kunder.',
  'Selskabets gæld er variabelt forrentet, og en stigende rente vil påvirke resultatet.',
];
const NO_LATER_EVENTS =
  'Der er efter balancedagen ikke indtruffet forhold, som væsentligt påvirker selskabets finansielle stilling.';
const LATER_EVENTS = [
  'Selskabet har efter balancedagen solgt en af sine aktiviteter.',
  'Selskabet har efter balancedagen fået tilført ny kapital fra sine ejere.',
  'En brand har efter balancedagen ødelagt en del af lageret; skaden er dækket af forsikring.',
];
const NO_LIABILITIES = 'Selskabet har ingen eventualforpligtelser.';
const NO_PLEDGES = 'Ingen.';
const GOING_CONCERN =
  'Selskabet har tabt sin egenkapital. Den fortsatte drift afhænger af, at ejerne stiller den nødvendige likviditet til rådighed, og der er derfor væsentlig usikkerhed om selskabets evne til at fortsætte driften.';
const UNCERTAINTY = [
  'Værdien af igangværende arbejder bygger på skøn over færdiggørelsesgraden.',
  'Udskudte skatteaktiver er indregnet på grundlag af budgetter for de kommende år.',
];

function liabilitiesOf({ owner, holding }: Profile, told: Told, random: Random): string {
  const size = Math.abs(told.values.assets ?? 0);
  const lines: string[] = [];
  if (random.chance(0.35)) {
    const rent = amount(size * (0.02 + 0.05 * random.next()), told.currency);
    lines.push(
      `Selskabet har indgået lejekontrakter, og restforpligtelsen på ${rent} forfalder inden for fem år.`,
    );
  }
  if (owner !== null || holding) {
    lines.push('Selskabet hæfter solidarisk for skatten i sambeskatningskredsen.');
  }
  if (holding && random.chance(0.3)) {
    lines.push('Selskabet har afgivet selvskyldnerkaution for datterselskabets gæld til bank.');
  }
  if (random.chance(0.02)) {
    lines.push('Selskabet er part i en verserende retssag, hvis udfald er usikkert.');
  }
  return lines.length > 0 ? lines.join('\n') : NO_LIABILITIES;
}

function pledgesOf({ values, currency }: Told, random: Random): string {
  const lines: string[] = [];
  const mortgage = values.longTermDebtToMortgage ?? 0;
  if (mortgage > 0) {
    lines.push(
      `Til sikkerhed for gæld til realkreditinstitut, ${amount(mortgage, currency)}, er der givet pant i grunde og bygninger.`,
    );
  }
  const bank = (values.longTermDebtToBanks ?? 0) + (values.shortTermDebtToBanks ?? 0);
  if (bank > 0 && random.chance(0.6)) {
    lines.push(
      `Til sikkerhed for gæld til pengeinstitut, ${amount(bank, currency)}, er der udstedt virksomhedspant i simple fordringer, varelager og driftsmateriel.`,
    );
  }
  return lines.length > 0 ? lines.join('\n') : NO_PLEDGES;
}

/**
 * What a report says in words; null for one that says nothing. Each kind is drawn whether it is used
 * or not, so that others keep their values.
 */
export function drawPassages(profile: Profile, told: Told, random: Random): Passages | null {
  const { values } = told;
  const isLarge = (values.assets ?? 0) > 50_000_000;
  const says = random.chance(0.92);
  const found: Passages = {
    activities: activitiesOf(profile, random),
    development: developmentOf(profile, told, random),
  };
  const [expects, risks] = [random.pick(EXPECTATIONS), random.pick(RISKS)];
  if (random.chance(isLarge ? 0.9 : 0.25)) found.expectations = expects;
  if (random.chance(isLarge ? 0.6 : 0.04)) found.risks = risks;
  const isDoubtful = random.chance(0.4) && (values.equity ?? 0) < 0;
  if (isDoubtful) found.goingConcern = GOING_CONCERN;
  const uncertainty = random.pick(UNCERTAINTY);
  if (random.chance(0.06)) found.uncertainty = uncertainty;
  const later = random.pick(LATER_EVENTS);
  const isLater = random.chance(0.04);
  if (random.chance(isLarge ? 1 : 0.3)) found.laterEvents = isLater ? later : NO_LATER_EVENTS;
  found.contingentLiabilities = liabilitiesOf(profile, told, random);
  found.pledges = pledgesOf(told, random);
  return says ? found : null;
}
