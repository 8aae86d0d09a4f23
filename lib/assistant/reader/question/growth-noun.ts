const OF_FIGURE = '(?:(?:its|their|the|sin|sit|deres) )?(?<figure>\\p{L}+(?: \\p{L}+)?)';
const MOST = '(?:the )?(?:most|fastest|mest|hurtigst)';
/** "Increased its revenue the most", "har øget omsætningen mest" */
const RAISED = new RegExp(
  `(?<!\\p{L})(?:grew|grown|grow|increased|raised|øget|øgede|forøget|hævet) ${OF_FIGURE} ${MOST}(?!\\p{L})`,
  'iu',
);
/** "Growth" is a noun in the grammar of searches. */
export function withGrowthNoun(question: string): { text: string; said: string | null } {
  const found = RAISED.exec(question);
  const figure = found?.groups?.figure;
  if (!found || !figure || figure === 'the') return { text: question, said: null };
  const text = question.replace(found[0], () => `largest growth in ${figure}`);
  return { text, said: found[0] };
}
