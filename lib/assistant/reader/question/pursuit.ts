import { foldText } from '@/lib/words/fold';
import { masked } from '../words/match';
import { type Claim, readClaim } from './claim';
import { trimmed } from './subject';
import { lastYearsIn, onlyYearsAgo, timeIn, type When } from './when';
import { opensYesOrNo } from './yes-or-no';

/**
 * A question that says nothing of its own and goes on with the one before: "since when?", "and
 * before that?", "and the year before?", "and two years ago?", "is that good?", "how has it changed?",
 * "and who owns that?", "is it over 10 million?", "has it fallen since 2018?".
 */
export type Pursuit =
  | { kind: 'since' | 'before' | 'judged' | 'owners' }
  /** `most`: only that many of the newest years. */
  | { kind: 'developed'; most?: number }
  | { kind: 'year'; by: -1 | 1 }
  /** So many years before the newest one. */
  | { kind: 'ago'; years: number }
  | { kind: 'claim'; claim: Claim }
  | { kind: 'moved'; when: When };

const AND = '(?:(?:and|og|ok|okay|men|but|so|saa) )*';
const IT = '(?:it|that|this|they|den|det|de)';

const SINCE = `${AND}(?:(?:since|from|until) when|(?:for )?how long|siden hvornaar|fra hvornaar|hvor (?:laenge|lang tid)|when|hvornaar)(?: (?:was|were|did|is|has|have|skete|var|blev|er|har) ${IT}(?: happen| been(?: (?:so|that|like that|there|doing (?:so|that|it)))?| vaeret (?:det|der|saadan|saaledes)| gjort det)?)?(?: (?:the (?:current|present) one|den nuvaerende|then|saa))?`;
const BECAME = `${AND}(?:when|hvornaar) (?:was|were|did|blev|er|har) (?:${IT}|he|she|han|hun) (?:appointed|elected|chosen|hired|registered|(?:take|took) over|valgt|udnaevnt|ansat|indsat|registreret|tiltraadt)(?: it)?`;
const WAS =
  '(?:(?:who|what|where|which|hvem|hvad|hvor|hvilken) (?:was|were|var|laa) (?:it|that|they|det|den|de) )';
const BEFORE = `${AND}(?:${WAS}?(?:before(?: (?:that|then|him|her|them))?|foer(?: (?:det|den|ham|hende|dem))?|tidligere|previously|forinden)|(?:who|hvem) (?:came |var |was |kom )?(?:before|foer)(?: (?:that|det|ham|hende|him|her|them|dem))?|(?:the )?(?:previous|earlier) (?:one|report|accounts)|the one before(?: (?:that|it))?|(?:den|det) (?:forrige|tidligere|foregaaende|foer)(?: (?:regnskab|rapport|aarsrapport))?)`;
const ABOUT = '(?:what about |how about |hvad med |in |i )*(?:the )?';
const YEAR_BEFORE = `${AND}${ABOUT}(?:year before(?: that)?|previous year|prior year|aaret (?:foer|inden)(?: det)?|forrige aar)`;
const YEAR_AFTER = `${AND}${ABOUT}(?:year after(?: that)?|following year|aaret efter(?: det)?)`;
const WORTH =
  'good|bad|high|low|normal|ok|okay|much|a lot|healthy|enough|godt?|daarligt?|hoejt?|lavt?|normalt?|meget|lidt|fint|sundt?|nok';
const THAN =
  '(?:(?:better|worse|higher|lower|more|less|bedre|daarligere|hoejere|lavere|mere|mindre) (?:than|end)|above|below|over|under)';
const OTHERS =
  '(?:the |its |their |dens |deres )?(?:industry|sector|branchen?|peers|others|andre|competitors|konkurrenter(?:ne)?|average|gennemsnit(?:tet)?|mean|median(?:en)?|normal(?:en|t)?)(?: (?:average|median|(?:in|of|i|for) (?:(?:the|its) )?(?:industry|sector|branchen)))?';
const BESIDE_OTHERS = `(?:(?:is|er|ligger) ${IT} ${THAN} ${OTHERS}|how (?:does|is) ${IT} (?:compare(?:d)? (?:with|to)|against) ${OTHERS}|hvordan (?:er|ligger|ser) ${IT}(?: ud)? (?:i forhold til|sammenlignet med) ${OTHERS})`;
const JUDGED = `${AND}${BESIDE_OTHERS}|${AND}${AND}(?:is|er) ${IT} (?:(?:a|very|saerligt|ret) )*(?:${WORTH})(?: (?:or|eller) (?:${WORTH}))?(?: (?:number|figure|tal))?`;
const CHANGED =
  '(?:changed?|developed?|evolved?|moved?|been|gone|udviklet|aendret|bevaeget|gaaet|vaeret)(?: sig)?';
const DEVELOPED = `${AND}(?:how (?:has|did|have)|hvordan (?:har|er)) (?:${IT}|the figure|tallet) ${CHANGED}(?: (?:(?:over|in|through|gennem|i) )*(?:the |de )?(?:time|years|tid(?:en)?|aarene|since|siden|lately|(?:last|past|recent|seneste|sidste) [a-z0-9]+ (?:years|aar)|since then|siden da))?`;
const OWNERS = `${AND}(?:who|hvem) (?:owns|ejer) (?:then |saa )?(?:${IT}|them|dem|that one|(?:the|that|those) (?:company|owners?)|(?:det|dette) selskab|ejeren|ejerne)(?: (?:then|saa|igen|selv))?`;
const CLAIMED = `${AND}(?:(?:is|are|was|were|er|var|have|has|har|ligger|do|does|did) ${IT} (?:(?:have|has|paa) )?(?:still |stadig )?)?(?:(?:(?:more|less|fewer|higher|lower|larger|bigger|smaller|greater) than|over|under|above|below|at least|at most|mindst|hoejst|(?:mere|mindre|flere|faerre|hoejere|lavere|stoerre) end) [\\d ]+[a-z]*(?: (?:kr|kroner|dkk|ansatte|employees|people|procent|percent))*|positive?t?|negativ(?:e|t)?|(?:i|in the) (?:plus|minus|red|black))(?: (?:then|saa|nu|now))?`;

const whole = (pattern: string) => new RegExp(`^(?:${pattern})$`);
const KINDS: [Exclude<Pursuit, { kind: 'claim' | 'moved' | 'ago' | 'developed' }>, RegExp][] = [
  [{ kind: 'since' }, whole(`${SINCE}|${BECAME}`)],
  [{ kind: 'before' }, whole(BEFORE)],
  [{ kind: 'year', by: -1 }, whole(YEAR_BEFORE)],
  [{ kind: 'year', by: 1 }, whole(YEAR_AFTER)],
  [{ kind: 'judged' }, whole(JUDGED)],
  [{ kind: 'owners' }, whole(OWNERS)],
];
const OPENING = new RegExp(`^${AND}${ABOUT}`);
const IS_DEVELOPED = whole(DEVELOPED);
const BARE_CLAIM = whole(CLAIMED);

/** Reads such a question; null for one that names something itself. */
export function readPursuit(question: string): Pursuit | null {
  const folded = foldText(question);
  const found = KINDS.find(([, pattern]) => pattern.test(folded))?.[0];
  if (found) return found;
  if (IS_DEVELOPED.test(folded)) {
    const most = lastYearsIn(folded);
    return { kind: 'developed', ...(most && { most }) };
  }
  const years = onlyYearsAgo(folded.replace(OPENING, ''));
  if (years !== null) return { kind: 'ago', years };
  const claim = BARE_CLAIM.test(folded) ? readClaim(question) : undefined;
  if (claim) return { kind: 'claim', claim };
  // "More than last year?"
  const asked = opensYesOrNo(folded) ? folded : `is ${folded}`;
  const { when, words } = timeIn(asked);
  const rest = masked(asked, words).replace(/#+/g, ' ').trim();
  return when.moved && trimmed(rest) === '' ? { kind: 'moved', when } : null;
}
