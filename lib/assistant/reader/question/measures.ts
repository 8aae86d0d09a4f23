import type { MeasuredField } from '@/lib/assistant/tools/breakdown';
import {
  type GrowthFilter,
  PERCENT_FILTERS,
  type PercentFilter,
} from '@/lib/search-index/percent-filters';
import { tableOf, unfoldedPattern } from '../words/match';
import { DEFINE, KEY_FIGURE_WORDS } from '../words/vocabulary';

export type Measure = {
  kind: 'measure';
  /** Of a key figure and of growth there is only a median, whatever is asked for. */
  field: MeasuredField | PercentFilter;
  as: 'mean' | 'median' | 'sum';
  companies: string;
  /** Text that may also be the name of a company. */
  name?: string;
};

/** Figures that can be added up, with the words for them. */
export const MEASURES = tableOf<MeasuredField>({
  employees:
    'employees|staff|headcount|people employed|ansatte|medarbejdere|antal ansatte|medarbejdertal(?:let)?',
  grossProfit: 'gross (?:profit|result)|bruttofortjenesten?|bruttoresultat(?:et)?|bruttoavancen?',
  revenue: 'revenues?|turnover|sales|(?:netto)?omsætning(?:en)?',
  profit:
    '(?:net )?(?:profits?|result|earnings|income)|overskud(?:det)?|(?:årets |års)?resultat(?:et)?',
  equity: 'equity|egenkapital(?:en)?',
  assets: 'total assets|assets|balance sheet total|balancesum(?:men)?|aktiver(?:ne)?',
});

export const isRatio = (field: Measure['field']): field is PercentFilter =>
  (PERCENT_FILTERS as readonly string[]).includes(field);

/** Folded words as they may be written; "roe" has no "ø". */
const unfolded = (words: string) =>
  words
    .replaceAll('aa', '(?:aa|å)')
    .replaceAll('ae', '(?:ae|æ)')
    .replace(/(?<!r)oe/g, '(?:oe|ø)');

const growthOf = (figure: string, danish: string) =>
  `(?:${figure})[- ]growth|growth (?:in|of) (?:the )?(?:number of )?(?:${figure})|(?:${danish})s?vækst(?:en)?|vækst(?:en)? i (?:antal(?:let)? (?:af )?)?(?:${danish})(?:n|en|et|det|ne)?`;
/** Growth without a figure is that of the gross profit, as in searches. */
const GROWTHS = tableOf<GrowthFilter>({
  revenueGrowth: growthOf('revenues?|turnover|sales', '(?:netto)?omsætning'),
  employeesGrowth: growthOf('employees?|staff|headcount|jobs?', 'ansatte|medarbejdere?|job'),
  grossProfitGrowth: `${growthOf('gross (?:profit|result)', 'bruttofortjeneste|bruttoresultat')}|growth(?: rate)?|vækst(?:en|rate)?`,
});

const OTHER = '(?<!gross )profits?|(?<!gross )results?|earnings|equity|assets';
/** Growth of figures that is not held. */
const OTHER_GROWTH = unfoldedPattern(
  growthOf(OTHER, 'overskud|resultat|egenkapital|balance|aktiver'),
);
export const asksOtherGrowth = (question: string) => OTHER_GROWTH.test(question);

const RATIOS = [
  ...GROWTHS,
  ...KEY_FIGURE_WORDS.map(([field, words]) => [field, unfolded(words)] as const),
];

const AS = tableOf<Measure['as']>({
  mean: 'average|avg\\.?|mean|gennemsnits|gns\\.?|gnsn\\.?|on average|gennemsnitlig(?:e|t)?|gennemsnittet|i gennemsnit|i snit',
  median: 'median|medianen|typical(?:ly)?|typisk[et]?|normal(?:e|t|ly)?|usual(?:ly)?|sædvanlige?',
  sum: 'total|combined|sum|summen|altogether|in all|samle(?:t|de)|tilsammen|i alt',
});

const PEOPLE =
  /^(?:how many|hvor mange) (?:(?:people|persons|employees|ansatte|medarbejdere|mennesker|personer)(?: are| is| er| der)*(?: (?:employed|working|work|there|ansat|beskæftiget|arbejder|der))*|(?:work|arbejder|er (?:der )?(?:ansat|beskæftiget))) (?:in|within|at|by|i|inden for|hos|for) (.+)$/iu;

/** "How profitable is the construction industry?", which may also name a company. */
const HOW_WELL =
  /^(?:how (?:profitable|rentable) (?:is|are)|hvor (?:rentable?|rentabelt?|indbringende) er)(?: the)? (.+)$/iu;
const HOW_LARGE = /^(?:how (?:big|large) (?:is|are)|hvor (?:stor|stort|store) er)(?: the)? (.+)$/iu;

/** The measure for a question about a trade as a whole. */
export function readTrade(question: string): Measure | null {
  const asked = question.replace(/[?!. ]+$/, '');
  const [, earns] = HOW_WELL.exec(asked) ?? [];
  if (earns) {
    return { kind: 'measure', field: 'profit', as: 'median', companies: earns, name: earns };
  }
  const [, large] = HOW_LARGE.exec(asked) ?? [];
  const of = { kind: 'measure', field: 'employees', as: 'sum' } as const;
  return large ? { ...of, companies: large, name: large } : null;
}

const PER_COMPANY = unfoldedPattern(
  '(?:per|pr\\.?|for each|for hver|i hver) (?:company|firm|business|virksomhed|selskab|firma)',
);

/** "Medianomsætning", "gennemsnitsoverskud" */
const COMPOUND =
  /(?<!\p{L})(median|gennemsnits)(?=(?:netto)?omsætning|overskud|resultat|egenkapital|brutto|ansatte|medarbejder|solid|likvid|afkast|dækning)/giu;

const plainly = (question: string) =>
  question.replace(PER_COMPANY, 'companies').replace(COMPOUND, '$1 ');

/** Words that introduce the companies to measure. */
const AMONG = unfoldedPattern('hos|blandt|among|amongst');

const IN_ALL = unfoldedPattern('i alt|in total|in all|altogether|tilsammen|samlet|sammenlagt');

/** "What does solvency ratio mean?" asks for no mean. */
const DEFINES = unfoldedPattern(DEFINE);

const OVER_YEARS = unfoldedPattern(
  'per (?:year|annum)|pr\\.? år|om året|a year|annual(?:ly)?|yearly|each year|årlige?t?|since|siden|cagr',
);
const isGrowth = (field: string) => Object.hasOwn(Object.fromEntries(GROWTHS), field);

/** Groups are not put in the order of a key figure. */
const OF_EACH = unfoldedPattern(
  '(?:by|per|pr\\.?|across|each|fordelt på|efter|hver|hvert) \\p{L}+|(?:which|hvilke[nt]?) \\p{L}+',
);

/** Reads a question that adds a figure up, or asks what it typically is; null for any other. */
export function readMeasure(asked: string): Measure | null {
  const question = plainly(asked);
  const people = question.replace(IN_ALL, ' ').replace(/\s+/g, ' ');
  const [, whom] = PEOPLE.exec(people.replace(/[?!. ]+$/, '')) ?? [];
  if (whom) return { kind: 'measure', field: 'employees', as: 'sum', companies: whom, name: whom };
  const how = AS.find(([, names]) => unfoldedPattern(names).test(question));
  if (!how) return null;
  const [as, names] = how;
  const at = unfoldedPattern(names).exec(question)?.index ?? 0;
  // Of "average revenue of firms with 10 employees", the figure beside the word is meant.
  const isOfRatio = as !== 'sum' && !DEFINES.test(question) && !OF_EACH.test(question);
  // "Average growth per year since 2016" is that of one company over years.
  const ratios = isOfRatio
    ? RATIOS.filter(([field]) => !isGrowth(field) || !OVER_YEARS.test(question))
    : [];
  // Key figures come first: "profit margin" also has the word for a profit.
  const [nearest] = [...ratios, ...MEASURES]
    .flatMap(([field, fields]) => {
      const found = unfoldedPattern(
        `(?:the )?(?:number of |amount of |annual |antal |årlige )*(?:${fields})`,
      ).exec(question);
      return found ? [{ field, said: found[0], away: Math.abs(found.index - at) }] : [];
    })
    .toSorted((one, other) => one.away - other.away);
  if (!nearest) return null;
  const companies = [unfoldedPattern(names), AMONG].reduce(
    (left, said) => left.replace(said, ' '),
    question.replace(nearest.said, ' '),
  );
  return { kind: 'measure', field: nearest.field, as, companies };
}

/** Groups in the order of a figure of their companies, instead of that of how many there are. */
export type Ranked = {
  by: Pick<Measure, 'as'> & { field: MeasuredField };
  fewest: boolean;
  companies: string;
};

const MORE =
  'most|largest|biggest|highest|greatest|best|flest|mest|største?|højeste?|bedste?(?! af)';
const LESS = 'fewest|smallest|lowest|(?<!at )least|færrest|mindste?|laveste?';
const OF_FIGURE = `(?:(?:the|den|det|de|number of|antal|net|annual|årlige?|${AS.map(([, names]) => names).join('|')}) )*`;
/** "The most employees over 50" bounds the figure of each company. */
const NO_BOUND = '(?!(?: (?:over|under|above|below|between|mellem|of|på))? ?\\d)';
const DOES = tableOf<MeasuredField>({
  profit:
    '(?:tjener|tjente|taber|tabte|earns?|earned|makes?|made|loses?|lost)(?: the)? (?:mest|flest penge|most(?: money)?)',
  revenue: '(?:omsætter|omsatte)(?: for)? mest',
  employees:
    '(?:beskæftiger|employs?)(?: the)? (?:flest|most)(?: (?:people|mennesker|personer|folk))?',
});

/** "The largest companies" of a group are large on average. */
const LARGE =
  '(?:largest|biggest|smallest|største|mindste) (?:companies|firms|businesses|virksomheder|firmaer|selskaber)';

type Order = { field: MeasuredField; said: string; as?: 'mean' };

/** Where a figure says how groups are ordered: "flest ansatte", "efter omsætning", "tjener mest". */
function orderOfGroups(question: string): Order | null {
  const [large] = unfoldedPattern(LARGE).exec(question) ?? [];
  if (large) return { field: 'employees', said: large, as: 'mean' };
  const figures = MEASURES.flatMap(([field, names]): [MeasuredField, string][] => [
    [field, `(?:${MORE}|${LESS}) ${OF_FIGURE}(?:${names})${NO_BOUND}`],
    [field, `(?:by|efter|målt (?:på|i)|in terms of) ${OF_FIGURE}(?:${names})`],
    [field, `(?:${names}) (?:(?:is|er|the) )*(?:${MORE}|${LESS})`],
  ]);
  for (const [field, pattern] of [...DOES, ...figures]) {
    const [said] = unfoldedPattern(pattern).exec(question) ?? [];
    if (said) return { field, said };
  }
  return null;
}

/** "Omsætning fordelt på kommuner": a figure before which no companies are named. */
function figureAhead(question: string, { index }: RegExpExecArray): Order | null {
  for (const [field, names] of MEASURES) {
    const pattern = `^(?:(?:show|vis|hvad er|what is|hvor stor er)(?: me| mig)? )?${OF_FIGURE}(?:${names})${NO_BOUND}`;
    const [said] = unfoldedPattern(pattern).exec(question.slice(0, index)) ?? [];
    if (said) return { field, said };
  }
  return null;
}

/**
 * Reads what orders the groups that a question asks for or divides by; null when it counts them.
 * @param asked the words for the groups asked for; null when none are
 * @param each "by municipality", where no groups are asked for
 */
export function readRanked(
  written: string,
  { asked, each }: { asked: string | null; each: RegExpExecArray | null },
): Ranked | null {
  const question = plainly(written);
  const groups = asked ?? each?.[0];
  if (groups === undefined) return null;
  const order = asked === null && each ? figureAhead(question, each) : orderOfGroups(question);
  if (!order) return null;
  const { field, said } = order;
  const as = AS.find(([, names]) => unfoldedPattern(names).test(question));
  const isLoss = /^(?:taber|tabte|lose|lost)/i.test(said);
  const fewest = isLoss || unfoldedPattern(LESS).test(question);
  const left = [
    said,
    groups,
    ...(as ? [unfoldedPattern(as[1])] : []),
    unfoldedPattern(`${MORE}|${LESS}`),
  ];
  const companies = left.reduce<string>((rest, part) => rest.replace(part, ' '), question);
  const how = as?.[0] ?? order.as ?? 'sum';
  return { by: { field, as: how }, fewest, companies };
}
