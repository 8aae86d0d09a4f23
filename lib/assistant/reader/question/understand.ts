import { asksForMentions } from '@/lib/ai-search/report-words';
import { foldText } from '@/lib/words/fold';
import { type NotHeld, notHeldFirst, notHeldLast } from '../help/not-held';
import { asksHowToFind, HELP_WORDS, type HelpTopic } from '../help/product-help';
import { anyOf, has, matchOf, wordsPattern } from '../words/match';
import {
  ABOUT,
  AMOUNT_WORDS,
  COMPANIES,
  COUNTED_IN_ONE,
  FIND,
  GREETING,
  HELP,
  HOW_MANY,
  KEY_FIGURE_WORDS,
  ONE_OF_MANY,
  REGISTER,
  SIMILAR,
  THANKS,
} from '../words/vocabulary';
import { type Asked, askedOfOne, askedPlainly, type Subject } from './asked';
import { formalNamesIn } from './subject';
import { type AboutOne, readHealth, readOfOne, readOfTheMost } from './understand-company';
import { readComputed } from './understand-computed';
import { readDue } from './understand-due';
import { type MostHeld, type NewHolders, readMostHeld, readNewHolders } from './understand-holders';
import { asksThroughWhom } from './understand-ownership';
import { readPassages } from './understand-passages';
import { type Peers, readPeers } from './understand-peers';
import { type Compare, readCompare, readSaved, readYears, type Saved } from './understand-several';
import { type Define, readTerms, type Terms } from './understand-terms';
import { picksYear, timeIn } from './when';
import { withoutHowMuch } from './yes-or-no';

const FIGURE = `${anyOf([...KEY_FIGURE_WORDS, ...AMOUNT_WORDS])}|employees|staff|ansatte|medarbejdere`;
const COMPARED =
  'over|under|above|below|mindst|hoejst|(?:more|less|higher|lower|greater|fewer) than|at (?:least|most)|(?:mere|mindre|hoejere|lavere|stoerre|flere|faerre) end|between|mellem';
const SIZED = new RegExp(`^(?:${FIGURE}) (?:(?:paa|of|is|er) )?(?:${COMPARED}) \\d`);
const FOUNDED =
  /^(?:founded|established|incorporated|stiftet|grundlagt|etableret|oprettet) (?:(?:in|i|after|before|since|efter|foer|siden) )+(?:\d{1,2} )?(?:[a-z]{3,9} )?\d[\d ]*$/;

/** "Solvency over 30 % in Nordhavn": a capital that may begin a name, and not a month. */
const NAMED =
  /(?<=\S\s+)(?!January|February|March|April|May|June|July|August|September|October|November|December)\p{Lu}\p{Ll}/u;

/** Signs are lost in folding. */
const withWords = (question: string) =>
  question.replace(/[<>≥≤]=?/g, (sign) => (/[<≤]/.test(sign) ? ' under ' : ' over '));

/**
 * Whether a question is nothing but a figure and its size, or a day of founding: "equity over 5
 * million", "founded after 1/1-2020". Companies are searched for, even where one is under discussion.
 */
export function isBareFilter(question: string): boolean {
  if (NAMED.test(question)) return false;
  const folded = foldText(withWords(question));
  return !/\?\s*$/.test(question) && (SIZED.test(folded) || FOUNDED.test(folded));
}

export type Similar = { kind: 'similar'; subject: Subject };

export type Understood =
  | { kind: 'help' | 'greeting' | 'thanks' | 'register' }
  | { kind: 'product'; topic: HelpTopic }
  | { kind: 'count' | 'list' }
  /** Something that the data does not have. */
  | { kind: 'notHeld'; what: NotHeld }
  | MostHeld
  | NewHolders
  | Terms
  | Define
  | Compare
  | Similar
  | Peers
  | { kind: 'summary'; subject: Subject }
  | Saved
  | AboutOne
  /** About the first company of a search that the question describes. */
  | { kind: 'ofTheMost'; asked: AboutOne }
  | { kind: 'unknown'; subject: Subject };

/** "Companies with negative equity": the figure is not that of a single company. */
const DESCRIBED = `^(?:(?:all|alle) )?(?:${COMPANIES}) (?:with|without|having|med|uden|(?:that|which|der|som) (?:have|had|har|havde))`;

/** "Which companies own Bech?" */
const OWN_ONE = new RegExp(
  `^(?:which|what) (?:${COMPANIES}) own (?!the |most |more |several |other )`,
);

/** "How many temps do they have?" counts nothing in the register. */
const OF_IT = /(?:har|havde|do|does|did) (?:de|den|det|it|they)(?: have| own| use)?$/;

function readSearch({ folded, question }: Asked): Understood | null {
  if (OWN_ONE.test(folded) || asksThroughWhom(folded)) return null;
  const counted = wordsPattern(HOW_MANY).exec(folded);
  if (counted) {
    const after = folded.slice(counted.index + counted[0].length).trim();
    const isOfIt = OF_IT.test(folded) && !has(COMPANIES, folded);
    if (!isOfIt && !new RegExp(`^${COUNTED_IN_ONE}(?![a-z])`).test(after)) return { kind: 'count' };
    return null;
  }
  const one = 'company|firm|business|employer|virksomhed|selskab|firma|arbejdsgiver';
  const extreme = has(ONE_OF_MANY, folded);
  const listed = has(COMPANIES, folded) && (has(FIND, folded) || extreme);
  const described = wordsPattern(DESCRIBED).test(folded) || isBareFilter(question);
  const best = extreme && has(one, folded) && !hasThis(folded) && !picksYear(folded);
  return listed || best || described ? { kind: 'list' } : null;
}

const hasThis = (folded: string) =>
  has('this company|dette selskab|denne virksomhed|selskabet|virksomheden', folded);

const notHeld = (what: NotHeld | null): Understood | null =>
  what === null ? null : { kind: 'notHeld', what };

const topics = Object.keys(HELP_WORDS) as HelpTopic[];

function readProduct({ question, folded }: Asked): Understood | null {
  // "Gem Bech A/S på min liste": its first word looks like a part of the name.
  const isSaving = /^\s*(?:gem|save) /iu.test(question) && has(HELP_WORDS.save, foldText(question));
  const topic = isSaving ? 'save' : topics.find((one) => has(HELP_WORDS[one], folded));
  return topic ? { kind: 'product', topic } : null;
}

const NO_NAME = new RegExp(
  `^(?:(?:${ONE_OF_MANY}|${COMPANIES}|industries|sectors|trades|brancher|sektorer|municipalities|kommuner|regioner|fastest|hurtigste?|new|ny[et]?)(?: |$))+$`,
);

/** "The biggest loss in 2020", "companies with a new auditor": about whichever company has it. */
const isOfAny = (found: Understood) =>
  'subject' in found &&
  found.subject.name !== null &&
  !found.subject.pronoun &&
  NO_NAME.test(foldText(found.subject.name));

const OF_MANY = new RegExp(
  `^(?:(?:and|og|but|men|show(?: me)?|find|list|vis(?: mig)?|giv(?: mig)?|give me|all|alle|the|any|nogen|is there|are there|er der|findes der|which|what|hvilke|those|de|only|kun) )*(?:[a-z]+ )?(?:${COMPANIES}) (?:where|whose|with|without|that|which|who|having|hvor|hvis|med|uden|der|som|hvoraf)(?![a-z])`,
);
/** Kinds of figures and facts, which a search may be by. */
const OF_FIGURES: readonly Understood['kind'][] = [
  ...(['amounts', 'keyFigures', 'computed', 'fact', 'health', 'together'] as const),
];

/** "Companies whose equity is below half their capital" are searched for, whichever is spoken of. */
const isOfMany = ({ folded }: Asked, { kind }: Understood) =>
  OF_FIGURES.includes(kind) && OF_MANY.test(folded);

/** The average growth of a ratio is that of one company. */
function notHeldBefore(folded: string): NotHeld | null {
  const what = notHeldFirst(folded);
  return what === 'ratiosOfMany' && timeIn(folded).when.yearly ? null : what;
}

/** "A summary" without a name is that of the company under discussion. */
const SUMMARY = /(?:summar(?:y|ise|ize)|resume|opsummering(?:en)?|opsummer)$/;

/** Words that may precede a request for everything about a company. */
const POLITE =
  /^(?:(?:please|can you|could you|i want to know|i would like|kan du|vil du|jeg vil gerne(?: vide| hoere)?|hvad kan du|find|show(?: me)?|give me|giv mig|vis(?: mig)?|some|noget|the|and|og|what can you|write|make|an?|en|et|skriv|lav) )*$/;

function readMany(asked: Asked): Understood | null {
  const { folded } = asked;
  const similar = matchOf(SIMILAR, folded);
  if (similar.length > 0) {
    const companies = matchOf(COMPANIES, folded);
    return { kind: 'similar', subject: asked.subjectOf(similar, companies, matchOf(FIND, folded)) };
  }
  const most = readOfTheMost(asked);
  return most ? { kind: 'ofTheMost', asked: most } : readSearch(asked);
}

/**
 * Classifies a question by the words that are known, without any look-up.
 * @param companySpokenOf whether a company's page is open, or one was just discussed
 */
export function understand(question: string, companySpokenOf: boolean): Understood {
  const folded = foldText(question);
  if (new RegExp(`^(?:${GREETING})$`).test(folded)) return { kind: 'greeting' };
  if (new RegExp(`^(?:${THANKS})$`).test(folded)) return { kind: 'thanks' };
  const plain = askedPlainly(question, folded);
  const asked = askedOfOne(question, folded);
  const asWhether = withoutHowMuch(question);
  if (
    new RegExp(`^(?:${HELP})(?: me| mig)?$`).test(folded) ||
    /^(?:what can you|hvad kan du)(?! (?:tell|say|fortaelle|sige|oplyse))/.test(folded)
  ) {
    return { kind: 'help' };
  }
  if (has(REGISTER, folded)) return { kind: 'register' };
  // What reports may mention are words of other questions too: "retssag", "risici".
  if (asksForMentions(question) && formalNamesIn(question).length === 0) {
    return { kind: has(HOW_MANY, folded) ? 'count' : 'list' };
  }
  const found =
    readProduct(asked) ??
    readTerms(asked, companySpokenOf) ??
    readSaved(plain) ??
    readYears(plain, companySpokenOf) ??
    readPeers(asked, companySpokenOf) ??
    readCompare(asWhether === null ? plain : askedPlainly(asWhether)) ??
    readMostHeld(question) ??
    readNewHolders(question) ??
    readPassages(asked, companySpokenOf) ??
    readComputed(asked) ??
    readDue(asked, companySpokenOf) ??
    notHeld(notHeldBefore(asked.folded)) ??
    readMany(asked) ??
    readOfOne(asked) ??
    notHeld(notHeldLast(asked.folded)) ??
    (companySpokenOf ? readHealth(asked, true) : null);
  if (found) return isOfAny(found) || isOfMany(asked, found) ? { kind: 'list' } : found;
  const about = matchOf(ABOUT, asked.folded).filter(({ at }) =>
    POLITE.test(asked.folded.slice(0, at)),
  );
  const subject = asked.subjectOf(about);
  const isSpokenOf = companySpokenOf && SUMMARY.test(folded);
  if (about.length > 0 && (subject.name || subject.key || subject.pronoun || isSpokenOf)) {
    const summary: Understood = { kind: 'summary', subject };
    return isOfAny(summary) ? { kind: 'list' } : summary;
  }
  if (asksHowToFind(folded)) return { kind: 'product', topic: 'find' };
  return { kind: 'unknown', subject };
}
