import type { GroupField } from '@/lib/assistant/tools/breakdown';
import { tableOf, unfoldedPattern } from '../words/match';
import { countOf, SEVERAL } from '../words/vocabulary';
import { type Measure, type Ranked, readMeasure, readRanked, readTrade } from './measures';

/** A question about many companies at once; its texts are read as searches. */
export type Grouped =
  | {
      kind: 'ranking';
      field: GroupField;
      fewest: boolean;
      companies: string;
      by?: Ranked['by'];
      busiest?: true;
    }
  | { kind: 'share'; companies: string; part: string }
  | Measure;

const NUMBER = `(\\d{1,3}|${SEVERAL})`;

const GROUPS = tableOf<GroupField>({
  municipality:
    'municipalit(?:y|ies)|kommune[nr]?|kommunerne|cit(?:y|ies)|towns?|byer|by(?= har| er)',
  region: 'regions?|regionen|regioner(?:ne)?',
  postalCode:
    'postal (?:codes?|districts?)|postcodes?|zip(?: codes?)?|post ?n(?:umre(?:ne)?|ummer(?:et)?|r\\.?)|postdistrikt(?:er|et)?',
  division: '(?:industry )?divisions?|industry groups?|(?:hoved|branche)gruppe(?:n|r|rne)?',
  sector: 'sectors?|sektor(?:en|er|erne)?',
  industry: 'industr(?:y|ies)|trades?|branchen?|brancher(?:ne)?',
  companyType:
    'legal forms?|(?:company|business) types?|types? of (?:company|companies|business)|selskabsform(?:en|er)?|virksomhedsform(?:en|er)?|selskabstyper?|virksomhedstyper?',
});

/** "At least 50" and "mindst 50" are not superlatives. */
const LEAST =
  'fewest|smallest|(?<!at )least|rarest|færrest|mindste|mindst(?= (?:almindelig|udbredt|brugt|hyppig))|sjældneste?';
const MOST =
  '(?:most )?common|(?<!at )most|largest|biggest|top|flest|største?|hyppigste?|(?:mest )?(?:almindelige?|udbredte?|brugte)';
const ASKS =
  '(?:which|what|hvilke[nt]?|hvad)(?: are| is| er)?(?: the| de| den| det)?|the|de|den|list(?: the)?|show(?: me)?(?: the)?|vis(?: mig)?(?: de)?';
const EACH =
  '(?:by|per|(?:for |in )?(?:each|every)|across|broken down by|split by|fordelt på|pr\\.?|(?:for |i )?hvert?|opdelt (?:på|efter))';
const MANY =
  'how many|number of|companies|firms|businesses|hvor mange|antal(?:let)?|virksomheder(?:ne)?|selskaber(?:ne)?|firmaer(?:ne)?';

const FOUNDED =
  '(?:(?:er|blev|bliver|are|were|was|have been|got) )?(?:stiftet|startet|etableret|oprettet|grundlagt|founded|established|started|incorporated|registered|registreret)|(?:ny|nye|new)(?:stiftede|startede|etablerede)?|newly (?:founded|established)';
const EACH_YEAR = `${EACH} (?:years?|år)|år for år|year by year|(?:efter|by|fordelt på) stiftelsesår|by year of founding`;

/** "How many companies were founded each year since 2015?" */
function readFoundedByYear(question: string): Grouped | null {
  const isAsked =
    unfoldedPattern(FOUNDED).test(question) || /stiftelsesår|of founding/iu.test(question);
  const each = unfoldedPattern(`(?:in |i )?(?:${EACH_YEAR})`).exec(question);
  if (!isAsked || !each || !unfoldedPattern(MANY).test(question)) return null;
  const companies = question.replace(each[0], ' ').replace(unfoldedPattern(FOUNDED), ' ');
  return { kind: 'ranking', field: 'founded', fewest: false, companies };
}

const ENDED =
  'bankruptc(?:y|ies)|bankrupt|konkurs(?:er|en|erne|ramte)?|dissol(?:ved|utions?)|tvangsopløs(?:t|te|ning(?:er)?)|liquidat(?:ed|ions?)|likvidationer|ceased|closed|closures|ophør(?:te?)?|lukke(?:t|de|r)|lukninger|nedlukninger';

/** "How many bankruptcies were there each year since 2015?" */
function readEndedByYear(question: string): Grouped | null {
  const each = unfoldedPattern(`(?:in |i )?(?:${EACH} (?:years?|år)|år for år|year by year)`).exec(
    question,
  );
  if (!each || !unfoldedPattern(ENDED).test(question)) return null;
  // "Closed firms with a loss each year" asks for no years.
  if (!COUNTS_ENDS.test(question) || A_RESULT.test(question)) return null;
  const companies = question.replace(each[0], ' ').replace(THERE, ' ');
  return { kind: 'ranking', field: 'statusSince', fewest: false, companies };
}
const COUNTS_ENDS = new RegExp(
  `^(?:.*(?<!\\p{L})(?:how many|number of|hvor mange|antal(?:let)?)(?!\\p{L})|(?:(?:show|list|vis)(?: me| mig)? )?(?:${ENDED})(?!\\p{L}))`,
  'iu',
);
const A_RESULT = unfoldedPattern(
  'loss(?:es)?|profits?|growth|grew|grown|underskud|overskud|tab|vækst|vokset|tabt',
);
const THERE =
  /(?<!\p{L})(?:(?:were|was|are|have) there(?: been)?|(?:var|er|har|blev) der(?: været)?)(?!\p{L})/iu;

const WHICH_YEAR = unfoldedPattern('(?:in |i )?(?:which|what|hvilket) (?:year|år)');

/** "In which year were most bakeries founded?" */
function readBusiestYear(question: string): Grouped | null {
  const asked = WHICH_YEAR.exec(question);
  const extreme = unfoldedPattern(`${LEAST}|${MOST}`).exec(question);
  if (asked?.index !== 0 || !extreme || !unfoldedPattern(FOUNDED).test(question)) return null;
  const said = [asked[0], extreme[0], unfoldedPattern(FOUNDED)];
  const companies = said.reduce<string>((rest, part) => rest.replace(part, ' '), question);
  const fewest = unfoldedPattern(LEAST).test(question);
  return { kind: 'ranking', field: 'founded', fewest, companies, busiest: true };
}

/** "Which city has the largest company?" asks for that company. */
const THE_ONE = unfoldedPattern(
  '(?:largest|biggest|smallest|største|mindste) (?:company|firm|business|employer|virksomhed|selskab|firma|arbejdsgiver|arbejdsplads)',
);

function readRanking(question: string): Grouped | null {
  if (THE_ONE.test(question)) return null;
  for (const [field, names] of GROUPS) {
    const extreme = `(?:top ${NUMBER} |(?:${NUMBER} )?(?:${MOST}|${LEAST}) )`;
    const asked = unfoldedPattern(
      `(?:${ASKS}) (?:${NUMBER} )?${extreme}?(?:${names})|${extreme}(?:${names})|^(?:${names})(?= (?:with|by|med|efter) )`,
    ).exec(question);
    const superlative = unfoldedPattern(`${LEAST}|${MOST}`).exec(question);
    const each = unfoldedPattern(`${EACH} (?:${names})`).exec(question);
    const ranked = readRanked(question, {
      asked: asked && asked.index <= 12 ? asked[0] : null,
      each,
    });
    if (ranked) return { kind: 'ranking', field, ...ranked };
    if (asked && asked.index <= 12 && superlative) {
      const without = question
        .replace(asked[0], ' ')
        .replace(unfoldedPattern(`${LEAST}|${MOST}`), ' ');
      const fewest = unfoldedPattern(LEAST).test(question);
      return { kind: 'ranking', field, fewest, companies: without };
    }
    if (each && unfoldedPattern(MANY).test(question)) {
      const companies = question
        .replace(each[0], ' ')
        .replace(unfoldedPattern(`${LEAST}|${MOST}`), ' ');
      return { kind: 'ranking', field, fewest: unfoldedPattern(LEAST).test(question), companies };
    }
  }
  return null;
}

const SHARES = [
  /(?:share|percentage|percent|proportion|part|fraction) of (?:all |the )*(.+?) ((?:have|has|are|is|were|was|went|go|goes|closed|make|made|had|grow|grew|lose|lost|lack|with|without|that|which|who)(?![\p{L}\p{N}]).+)/iu,
  /(?:andel(?:en)?|del|procent(?:del)?(?:en)?|pct\.?) af (?:alle |de )*(.+?) ((?:har|er|ligger|blev|gik|går|havde|tjener|vokser|mangler|taber|giver|laver|kører|med|uden|der|som)(?![\p{L}\p{N}]).+)/iu,
];

function readShare(question: string): Grouped | null {
  for (const pattern of SHARES) {
    const [, companies, part] = pattern.exec(question) ?? [];
    if (companies && part) return { kind: 'share', companies, part };
  }
  return null;
}

/** Reads a question that counts by group, asks for a share or adds up; null for any other. */
export function readGrouped(question: string): Grouped | null {
  return (
    readShare(question) ??
    readFoundedByYear(question) ??
    readEndedByYear(question) ??
    readBusiestYear(question) ??
    readRanking(question) ??
    readMeasure(question) ??
    readTrade(question)
  );
}

const ENGLISH_EXTREME =
  'largest|biggest|smallest|oldest|newest|youngest|latest|most|highest|lowest|best|fastest|first';
const EXTREME = `${ENGLISH_EXTREME}|største|mindste|ældste|nyeste|yngste|seneste|mest|højeste|laveste|bedste|hurtigste?|første`;
/** "From smallest to largest": "to" is the number two only in Danish. */
const NO_NUMBER = `(?!to (?:${ENGLISH_EXTREME}))`;
/** "20 employees" does not ask for twenty companies. */
const OF_A_COMPANY =
  'employees|people|staff|workers|years?|months?|weeks?|days?|million|mio|mia|thousand|percent|km|kroner|kr|dkk|locations|ansatte|medarbejdere|personer|år|måneder|uger|dage|millioner|tusind|procent|eller|or|to|til|plus';
const COUNTED = [
  unfoldedPattern(`top[ -]?${NUMBER}`),
  new RegExp(`(?<![\\p{L}\\p{N}])${NO_NUMBER}${NUMBER} (?=(?:${EXTREME})(?![\\p{L}\\p{N}]))`, 'iu'),
  new RegExp(`(?<=(?:^| )(?:first (?!to )|første ))${NUMBER}(?= \\p{L})`, 'iu'),
  new RegExp(
    `(?<=^(?:(?:please|can you|could you|kan du|i need|i want|jeg skal bruge|jeg vil have) )?(?:(?:find|show|list|give|get|name|which|what|vis|giv|nævn|oplist|hent|hvilke)(?: me| mig)? )?)${NUMBER}(?= \\p{L})(?! (?:${OF_A_COMPANY}))`,
    'iu',
  ),
];

/** "the ten largest": the number of companies requested, and the question without that number. */
export function readHowMany(question: string): { most: number | null; rest: string } {
  for (const pattern of COUNTED) {
    const found = pattern.exec(question);
    if (!found?.[1]) continue;
    const most = countOf(found[1].toLowerCase());
    const top = /^top/i.test(found[0]) ? 'largest ' : '';
    const superlative = unfoldedPattern(EXTREME).test(
      question.slice(found.index + found[0].length),
    );
    const rest = question.replace(found[0], superlative ? '' : top);
    if (most > 0) return { most, rest };
  }
  return { most: null, rest: question };
}
