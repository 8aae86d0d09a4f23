import { cutOut } from './cut-out';
import { NOTHING, type Reading } from './types';

type Found = {
  /** The words of each part, as they stand in the sentence. */
  texts: string[];
  /** What reports must mention, any of it. */
  mentions: string[];
  /** The sentence without them. */
  rest: string;
};

const REPORT =
  '(?:(?:å|aa)rsrapport(?:en|er|erne)?|(?:å|aa)rsregnskab(?:et|er)?|regnskab(?:et|er)?|ledelsesberetning(?:en)?|annual reports?|annual accounts|accounts|reports?)';
const NEWEST = '(?:(?:seneste|nyeste|sidste|latest|newest|last) )?';
const TELLS =
  '(?:n(?:æ|ae)vner|omtaler|skriver om|fort(?:æ|ae)ller om|taler om|mentions?|mentioning|writes? about|talks? about)';
const WHICH = '(?:(?:som|der|that|which|who) )?';
const IN_REPORT = `(?:i|in) (?:(?:deres|sin|sit|den|det|their|its|the) )?${NEWEST}${REPORT}`;
const WHOSE = `(?:(?:hvis|hvor|whose|where the|where its|med en|with an) ${NEWEST}${REPORT}|(?:med|with) (?:en |et |an? )?${REPORT},? (?:som|der|that|which))`;

const REPORTS =
  '(?:(?:hvilke|which|what|find|vis|show) )?(?:(?:å|aa)rsrapporter(?:ne)?|(?:å|aa)rsregnskaber(?:ne)?|annual reports|annual accounts)';

const QUOTED = '["”“„»«][^"”“„»«]{1,100}["”“„»«]';
/** A word that ends what is mentioned, because another condition begins. */
const ENDS =
  '(?:i|in|på|paa|on|med|with|uden|without|og|and|men|but|som|der|that|which|over|under|fra|from|nær|near|ved|at|hvis|whose|hvor|where)';
const WORD = `(?!${ENDS}[\\s,.])[\\p{L}\\p{N}][\\p{L}\\p{N}\\-/&]*`;
/** Few words, as more would be another condition; or what is in quotation marks. */
const SHORT = `(?:${QUOTED}|${WORD}(?: ${WORD}){0,2})`;

/**
 * "der nævner solceller eller varmepumper i årsrapporten", "hvis årsrapport nævner kaution",
 * "årsrapporter der nævner bedrageri", "med ”grøn energi” i årsrapporten".
 */
const WAYS = [
  `${WHICH}${TELLS} (?<said>(?:${QUOTED}|[^,.;"”“]){1,100}?) ${IN_REPORT}`,
  `${WHOSE} ${TELLS} (?<said>${SHORT})`,
  `(?<=^\\s*)${REPORTS} ${WHICH}${TELLS} (?<said>${SHORT})`,
  `${WHICH}(?:med|with|har|have|has) (?:ordet |ordene |the words? )?(?<said>${QUOTED}) ${IN_REPORT}`,
].map(
  (way) =>
    new RegExp(`(?<![\\p{L}\\p{N}])(?:${way.replaceAll(' ', '\\s+')})(?![\\p{L}\\p{N}])`, 'iu'),
);

const EITHER = /\s+(?:eller|or)\s+|\s*,\s*/iu;

/** "solceller eller varmepumper" as two texts; what is in quotation marks stays together. */
const textsOf = (said: string) =>
  (/["”“„»«]/.test(said) ? [said] : said.split(EITHER)).map((text) => text.trim()).filter(Boolean);

/**
 * The parts of a sentence that are about what annual reports mention, in Danish or English: "firmaer
 * der nævner solceller i årsrapporten". Null where it has none.
 */
export function mentionsIn(sentence: string): Found | null {
  const found: Found = { texts: [], mentions: [], rest: sentence };
  for (const way of WAYS) {
    const words = way.exec(found.rest);
    const said = words?.groups?.said;
    if (!words || said === undefined) continue;
    const [text] = words;
    found.texts.push(text);
    found.mentions.push(...textsOf(said));
    found.rest = cutOut(found.rest, { text, index: words.index });
  }
  if (!/[\p{L}\p{N}]/u.test(found.rest)) found.rest = '';
  return found.texts.length > 0 ? found : null;
}

/**
 * Reads a sentence of which `readOthers` reads all but what reports mention, of which it does not
 * know.
 */
export async function readMentioned(
  sentence: string,
  readOthers: (rest: string) => Promise<Reading>,
): Promise<Reading> {
  const said = mentionsIn(sentence);
  if (said === null) return readOthers(sentence);
  const others = said.rest === '' ? NOTHING : await readOthers(said.rest);
  // Reports in Danish seldom say it in English, and the note on it is known by itself.
  const isNote = said.mentions.every((text) => GOING_CONCERN.test(text));
  const field = isNote ? 'goingConcern' : 'mentions';
  const own = isNote ? { goingConcern: true } : { mentions: said.mentions };
  return {
    ...others,
    filters: { ...others.filters, ...own },
    parts: [...others.parts, ...said.texts.map((text) => ({ text, field }) as const)],
  };
}

/** Without quotation marks, which ask for the words themselves. */
const GOING_CONCERN =
  /^(?:(?:usikkerhed|tvivl|uncertaint(?:y|ies)|doubts?) (?:om|about|on|over) )?(?:going concern|(?:fortsat|videre) drift)$/iu;

/** Whether a question is about the companies, or the reports, that mention something. */
export const asksForMentions = (question: string): boolean =>
  mentionsIn(question) !== null && OF_MANY.test(question);

const OF_MANY =
  /(?<!\p{L})(?:companies|firms|businesses|virksomheder|selskaber|firmaer|(?:å|aa)rsrapporter|(?:å|aa)rsregnskaber|annual reports|annual accounts)(?!\p{L})/iu;
