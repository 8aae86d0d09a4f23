import { foldText } from '@/lib/words/fold';
import { readPursuit } from '../question/pursuit';
import { NAMED_OR_NUMBERED } from '../question/spoken-of';
import { trimmed, yearsIn } from '../question/subject';
import { has, masked, wordsPattern } from '../words/match';
import { COMPANIES, FIND, HOW_MANY } from '../words/vocabulary';

/** The opening of a question that continues the previous one: "and …", "what about …", "kun …". */
const OPENER =
  /^\s*(?:(?:ok(?:ay)?|so|så|then)[, ]+)?(?:(?:(?:no|nej|nope|sorry|undskyld|ups|oops|hov|wait|vent)[,.!… ]+)*(?:(?:i|jeg) (?:meant|mean|mente|mener)|mente|meant|rather|hellere|i stedet(?: for)?|instead)[, ]+|(?:sorry|undskyld|ups|oops|hov)[,.!… ]+|(?:no|nej|nope|actually|faktisk|wait|vent)[,.!…]+ *|(?:and |og )?(?:compared (?:to|with)|versus|vs|sammenlignet med|i forhold til)[, ]+(?=(?:19|20)\d\d(?!\d))|(?:(?:and |og )?(?:(?:what|how) about|hvad (?:så )?med|what if|hvad hvis)|and|og|but|men|only|kun|just|bare|now|nu)[, ]+)(?:(?:only|kun|just|bare|now|nu|then|så|the ones|those|them|dem|de)[, ]+)*(?=\S)/i;

/** "How many is that?", "who is the biggest?": about the companies found before. */
const OF_FOUND =
  /^\s*(?:(?:and |og )?(?:how many (?:is that|is it|are there|are they|in total)|hvor mange (?:er|bliver) (?:det|der|de)(?: i alt)?)|(?:who|which|what|hvem|hvilken|hvilket|hvilke|hvad)(?: ones?)? (?:is|are|has|have|er|har) (?:the |den |de |det )?(?:\p{L}+ )?(?:biggest|bigger|largest|larger|smallest|smaller|oldest|older|newest|newer|youngest|younger|most \p{L}+|highest \p{L}+|lowest \p{L}+|største?|større|mindste?|mindre|ældste?|ældre|nyeste?|nyere|yngste?|yngre|flest \p{L}+|højest[e]? \p{L}+))[?!.\s]*$/iu;

/** "Which one grew the most?", "hvilken vokser hurtigst?" */
const GREW_MOST =
  /^\s*(?:(?:and|og) )?(?:which|who|what|hvem|hvilke[nt]?)(?: ones?)? (?:(?:is|are|has|have|er|har) )?(?:grew|grow(?:n|s|ing)?|shr[aiu]nk(?:s|ing)?|voks(?:er|et|ede)|faldet|falder)(?: its revenue| omsætningen)?(?: the)? (?:most|fastest|mest|hurtigst)[?!.\s]*$/iu;

/** "How many have a phone?", without a noun of its own. */
const HOW_MANY_HAVE =
  /^\s*(?:(?:and|og) )?(?:how many|hvor mange|which(?: ones)?|hvilke)(?: of them| af dem)? (?:have|had|has|are|were|went|har|havde|er|gik|ligger|mangler|lack)(?! (?:it|there|they|that|we|i|you|det|der|de|vi|jeg|du|companies|virksomheder)(?!\p{L}))\s+\S/iu;

/** "Which is the largest?" */
export const asksWhichOfFound = (question: string) =>
  OF_FOUND.test(question) && asksWhich(question);

const ASKS_WHICH = /^\s*(?:(?:and|og) )?(?:who|which|what|hvem|hvad|hvilke[nt]?)(?!\p{L})/iu;
export const asksWhich = (question: string) => ASKS_WHICH.test(question);

const FURTHER =
  /^\s*(?:and|og|(?:what|how) about|hvad (?:så )?med)[, ]+(?:also |også |så |then )?(?!(?:in|i|on|på|with|med|without|uden|over|under|near|only|kun|just|bare|those|them|dem|de)(?!\p{L}))(?<rest>\S.*)$/iu;
/** "Is it active?", "who is its auditor?": right after several were compared, of each of them. */
const OF_IT =
  /(?<!\p{L})(?:it|its|they|their|den|det|dens|dets|de|deres|selskabet|virksomheden|the company|the companies|selskaberne|virksomhederne)(?!\p{L})/iu;
export const asksOfIt = (question: string) =>
  OF_IT.test(question) && !NAMED_OR_NUMBERED.test(question);

/** What "and the auditor?" asks for; null for "and in Odense?", which changes a search. */
export const furtherIn = (question: string): string | null =>
  FURTHER.exec(question)?.groups?.rest ?? null;

/** "How many of them have a phone?" */
const OF_THEM =
  /(?<=^\s*(?:and |og )?(?:which|what)) ones(?!\p{L})|(?<!\p{L})(?:(?:out )?of|among|amongst|from|af|blandt|ud af) (?:them|those|these|dem|disse|de her)(?!\p{L})/iu;

/** "Show them", "which ones?": lists companies that were only counted. */
const SHOWS =
  /^\s*(?:(?:please|can you|kan du) )?(?:(?:show|list|give|see|name|vis|giv|se|oplist|nævn)(?: me| mig)? (?:them|those|these|dem|disse)|(?:which|what|hvilke|hvem)(?: ones?)?(?: (?:are (?:they|those|these)|er (?:det|de|der)))?)(?: all| alle| here| her)*[?!.\s]*$/iu;
export const isShow = (fragment: string) => SHOWS.test(fragment);

const CHANGES =
  /^\s*(?:in|i|on|på|with|med|without|uden|over|under|above|below|near|not|ikke|mindst|at least|more than|less than|mere end|færre end|inden for|indenfor|within|among|blandt|sort(?:ed|er|eret)?|order(?:ed)? by|(?:biggest|largest|smallest|newest|oldest|største|mindste|nyeste|ældste)(?= (?:first|først)))\s+\S/i;
/** "Show the five largest": in the order that it names. */
const SHOWS_FIRST =
  /^\s*(?:(?:and|og|then|så) )?(?:(?:show|list|give|see|vis|giv|se|oplist)(?: me| mig)? )(?:only |just |kun )?(?:the|de) (?:\p{L}+ |\d+ )?(?:biggest|largest|smallest|oldest|newest|youngest|største|mindste|ældste|nyeste|yngste)(?: ones)?[?!.\s]*$/iu;
/** "The ones with a phone": of those found before. */
const THE_ONES =
  /^\s*(?:the ones|those|dem|de)(?: (?:that|who|which|der|som))? (?=(?:with|without|in|near|over|under|are|have|med|uden|i|på|er|har)(?!\p{L}))(?:(?:are|have|er|har) )?/iu;
/** "Remove those under protection". */
const REMOVES =
  /^\s*(?:(?:and|og|then|så|please) )*(?:(?<da>fjern|udelad)|remove|exclude|drop|leave out|skip)(?: (?:the ones|those|all|them|the|alle|dem|de))?(?: (?:that|who|which|der|som) (?:are|is|er))?\s+(?<rest>\S.*)$/iu;
const SHORT = 5;

const asksHowMany = (question: string) =>
  HOW_MANY_HAVE.test(question) && !has(COMPANIES, foldText(question));

/** "How many are in liquidation in Aarhus?": a condition and a place are a search of their own. */
const IN_PLACE =
  /(?<!\p{L})(?:have|had|has|are|were|went|har|havde|er|gik|ligger|mangler|lack) (?!(?:i|in|på|on|near|nær|ved) (?:the |hele )?(?:\p{Lu}|region ))\S.* (?:i|in|på|on|near|nær|ved|omkring) (?:the |hele )?(?:\p{Lu}\p{Ll}|region )/u;

/** Whether what is asked is how many of those found before have something. */
const asksHowManyOfFound = (question: string) =>
  asksHowMany(question) && (!IN_PLACE.test(question) || OPENER.test(question));

/** Whether a question refers to what was found before. */
export const isOfThem = (question: string) =>
  OF_THEM.test(question) || asksHowManyOfFound(question);

/** "How many have over 10 employees in Randers?": may go on, but says by itself what it asks. */
export const mayBeginAnew = (question: string) =>
  asksHowMany(question) && !OF_THEM.test(question) && !OPENER.test(question);

const isWhole = (folded: string) =>
  has(`${HOW_MANY}|${COMPANIES}|${FIND}|what|who|when|where|why|hvad|hvem|hvornaar|hvor`, folded);

/**
 * The part that a question adds to the previous one, or null when it is complete in itself: "and in
 * Odense?", "how many of them have a phone?", "with more than ten employees".
 */
export function fragmentOf(question: string): string | null {
  const fragment = fragmentIn(question);
  return fragment === null ? null : fragment.replace(/ ones[?!.\s]*$/i, '');
}

function fragmentIn(question: string): string | null {
  const [opener] = OPENER.exec(question) ?? [];
  if (opener !== undefined) return question.slice(opener.length).replace(OF_THEM, ' ').trim();
  const [ones] = THE_ONES.exec(question) ?? [];
  if (ones !== undefined) return question.slice(ones.length).trim();
  const { rest: removed, da } = REMOVES.exec(question)?.groups ?? {};
  if (removed !== undefined) return `${da ? 'ikke' : 'not'} ${removed}`;
  if (GREW_MOST.test(question))
    return question.replace(/(?<=^\s*\S+(?: \S+)?) ones?(?= )/i, '').trim();
  if (SHOWS_FIRST.test(question)) return question.trim();
  if (OF_THEM.test(question)) return question.replace(OF_THEM, ' ').trim();
  if (OF_FOUND.test(question) || isShow(question) || asksHowManyOfFound(question)) {
    return question.trim();
  }
  const isShort = question.trim().split(/\s+/).length <= SHORT;
  return isShort && CHANGES.test(question) && !isWhole(foldText(question)) ? question.trim() : null;
}

/** The year that makes up a whole fragment: "in 2019?" */
export function onlyYear(fragment: string): number | null {
  const folded = foldText(fragment);
  const years = yearsIn(folded);
  const [year] = years;
  const rest = masked(folded, years).replaceAll('#', ' ').replace(/ +/g, ' ').trim();
  return year && years.length === 1 && trimmed(rest) === '' ? year.means : null;
}

/** The year that a fragment moves a search of another year to: "in 2019?", "the year before?". */
export function yearFrom(before: number, fragment: string): number | null {
  const asked = readPursuit(fragment);
  return asked?.kind === 'year' ? before + asked.by : onlyYear(fragment);
}

/** Whether to count or list: as the fragment says, else as the previous question did. */
export function kindIn(fragment: string, before: 'count' | 'list'): 'count' | 'list' {
  const folded = foldText(fragment);
  if (wordsPattern(HOW_MANY).test(folded)) return 'count';
  return isShow(fragment) || wordsPattern(FIND).test(folded) ? 'list' : before;
}
