const OPENING =
  /^(?:(?:and|og|but|men|so|saa) )?(?:has|have|had|do|does|did|is|was|are|were|har|havde|er|var|giver|gav|koerer|koerte|fik|ligger|tjener|tjente|omsaetter|omsatte|skylder|skyldte|taber|tabte|beskaeftiger|steg|stiger|faldt|falder|vokser|voksede|bliver|blev)(?![a-z])/;
/** "Is it rising or falling?", "is it not larger?": a yes or no would be ambiguous. */
const AMBIGUOUS = /(?<![a-z])(?:or|eller|not|isn t|ikke)(?![a-z])/;

/** Whether a folded question begins as one that is answered by yes or no. */
export const opensYesOrNo = (folded: string) => OPENING.test(folded);

/** Whether a yes or no answers a folded question without doubt. */
export const asksYesOrNo = (folded: string) => opensYesOrNo(folded) && !AMBIGUOUS.test(folded);

const DEGREE =
  '(?:more|fewer|less|larger|bigger|greater|higher|lower|smaller|older|younger|better|worse|mere|flere|færre|mindre|større|højere|lavere|ældre|yngre|bedre|dårligere)';
const VERB =
  '(?:does|do|did|is|are|was|were|has|have|had|er|var|har|havde|tjener|tjente|omsætter|omsatte|skylder|beskæftiger)';

/** "How many more employees does A have than B?": the degree and the figure before the verb. */
const HOW_MUCH = new RegExp(
  `^\\s*(?:(?:and|og|so|så) )?(?:(?:by|med) )?(?:how (?:much|many)|hvor (?:meget|mange))(?: an?| en| et)? (?<what>${DEGREE}(?: (?!${VERB} )[\\p{Ll}-]+){0,4}) (?<verb>${VERB}) (?<whom>\\S.*?) (?<than>than|end) (?<other>\\S.*)$`,
  'iu',
);
/**
 * "How many more employees does A have than B?" as "does A have more employees than B?"; null for
 * any other question.
 */
export function withoutHowMuch(question: string): string | null {
  const { what, verb, whom = '', than, other = '' } = HOW_MUCH.exec(question)?.groups ?? {};
  if (what === undefined || /^\d/.test(other)) return null;
  return `${verb} ${whom} ${what} ${than} ${other}`;
}
