import { anyOf, everyMatch, has } from '../words/match';
import { ALL_ACCOUNTS, COMPANIES, KEY_FIGURE_WORDS } from '../words/vocabulary';
import type { Asked, Subject } from './asked';
import { yearsIn } from './subject';

/** When an annual report is due, or whether it was late: the one of a year, or the newest ones. */
export type Due = { kind: 'due'; year: number | null; subject: Subject };

const REPORT =
  '(?:(?:annual )?(?:reports?|accounts)|financial statements?|aarsrapport(?:en|er|erne)?|(?:aars)?regnskab(?:et|er|erne)?)';
const IN_TIME =
  '(?:too )?late|on time|in (?:good )?time|overdue|delayed|for sent|til tiden|rettidigt?|forsinke(?:t|de)|i tide';
const FILED =
  '(?:filed|submitted|published|handed in|delivered|sent in|indsendt|indberettet|offentliggjort|afleveret|indleveret|kommet)';
const FILE =
  '(?:be )?(?:file|submit|publish|hand in|deliver|filed|submitted|published|handed in|delivered|indsendes|indsende|afleveres|aflevere|indleveres|indberettes|offentliggoeres|offentliggoere)';
const DEADLINE =
  'due(?: (?:date|day|by))?|deadline(?:n)?|(?:indsendelses|indberetnings)?frist(?:en)?|(?:next|naeste)';

const PATTERNS = [
  `(?:how (?:late|long after)|hvor (?:sent|laenge efter)) (?:.* )?${REPORT}`,
  `(?:${DEADLINE}) (?:.* )?${REPORT}`,
  `${REPORT} (?:.* )?(?:due|overdue|deadline|frist(?:en)?)`,
  `${REPORT} (?:.* )?(?:${IN_TIME})`,
  `(?:${IN_TIME}) (?:paa den )?(?:with|med) (?:.* )?${REPORT}`,
  `(?:must|should|shall|has to|have to|need to|needs to|skal|boer) (?:.* )?${REPORT} (?:.* )?${FILE}`,
  `(?:must|should|shall|has to|have to|need to|needs to|skal|boer) (?:.* )?${FILE} (?:.* )?${REPORT}`,
];
const ASKS = PATTERNS.join('|');
/** "Was it late?", of a company under discussion. */
const IT_WAS = new RegExp(
  `^(?:(?:and|og|but|men) )?(?:was|is|were|are|er|var|blev|kom) (?:it|they|that|den|det|de) (?:${FILED} )?(?:${IN_TIME})$`,
);
const AROUND = `how (?:late|long after)|hvor (?:sent|laenge efter)|${IN_TIME}|${FILED}|${FILE}|${DEADLINE}|must|should|shall|has to|have to|needs? to|skal|boer|when|hvornaar|latest|senest|is|was|be|by|with|med|paa den|for`;

/** @param companySpokenOf whether a company is under discussion that is not named */
export function readDue({ folded, subjectOf }: Asked, companySpokenOf: boolean): Due | null {
  if (has(COMPANIES, folded) || has(anyOf(KEY_FIGURE_WORDS), folded)) return null;
  const isOfIt = companySpokenOf && IT_WAS.test(folded);
  if (!isOfIt && !has(ASKS, folded)) return null;
  const years = yearsIn(folded);
  const subject = subjectOf(
    everyMatch(`${REPORT}|${ALL_ACCOUNTS}`, folded),
    everyMatch(AROUND, folded),
    years,
  );
  return { kind: 'due', year: years[0]?.means ?? null, subject };
}
