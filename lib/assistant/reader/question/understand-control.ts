import type { Subject } from './asked';
import { subjectIn } from './statement';

const Y = '(?<whom>\\S.*)';
const Y_FIRST = '(?<whom>\\S.*?)';
const SOMEBODY =
  '(?:anyone|anybody|someone|somebody|any(?: single)? owner|(?:one|a single) owner|one person|who|nogen|én|en enkelt(?: ejer)?|hvem|nogen enkelt)';
const MAJORITY =
  '(?:(?:more than|over) (?:half|50 ?(?:%|percent|per cent))|(?:a|the) majority|(?:mere end|over) (?:halvdelen|50 ?(?:%|procent|pct\\.?))|(?:aktie|anparts|stemme)?majoriteten)';
const OF =
  '(?: (?:of|in|af|i) (?:the )?(?:shares|share capital|capital|votes|aktierne|anparterne|aktiekapitalen|anpartskapitalen|kapitalen|stemmerne))?';
const CONTROL =
  '(?:control(?:ling (?:influence|interest))?|bestemmende indflydelse|kontrol(?:len)?)';
const MAJORITY_OWNER =
  '(?:majority (?:owner|shareholder)|controlling (?:owner|shareholder)|majoritetsejer|majoritetsaktionær|hovedaktionær|hovedanpartshaver|hovedejer)';
const THERE = '(?:is there|er der) ';

const PATTERNS = [
  `(?:(?:does|do|has|have) |${THERE})?${SOMEBODY},? (?:(?:who|that|der|som) )?(?:owns?|holds?|have|has|ejer|har) ${MAJORITY}${OF} (?:of|in|af|i) ${Y}`,
  `(?:ejer|har) ${SOMEBODY} ${MAJORITY}${OF} (?:af|i) ${Y}`,
  `(?:does|do|has|have) ${SOMEBODY} (?:have |hold )?(?:a |any )?${CONTROL} (?:of|over|in) ${Y}`,
  `does (?!who)${SOMEBODY} control ${Y}`,
  `(?:who controls|hvem kontrollerer) ${Y}`,
  `har (?!hvem)${SOMEBODY} (?:en )?${CONTROL} (?:i|over|på|af|med) ${Y}`,
  `${THERE}(?:an? |en |nogen )?${MAJORITY_OWNER} (?:of|in|af|i) ${Y}`,
  `(?:does|has|har) ${Y_FIRST} (?:have |got )?(?:an? |en )${MAJORITY_OWNER}`,
].map((asked) => new RegExp(`^\\s*(?:(?:and|og|but|men) )?${asked}$`, 'iu'));

/** `isWho`: who has more than half is asked, not whether anyone has. */
type ControlAsked = { subject: Subject; isWho: boolean };

/** "Does anyone own more than half of Bech?"; null for any other question. */
export function readControl(written: string): ControlAsked | null {
  const question = written.replace(/[?!.\s]+$/, '');
  for (const pattern of PATTERNS) {
    const { whom } = pattern.exec(question)?.groups ?? {};
    const subject = whom === undefined ? null : subjectIn(whom);
    if (subject) return { subject, isWho: /^\s*(?:(?:and|og) )?(?:who|hvem) /iu.test(question) };
  }
  return null;
}
