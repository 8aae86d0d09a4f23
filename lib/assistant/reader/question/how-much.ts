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
