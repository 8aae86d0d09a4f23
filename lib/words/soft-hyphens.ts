/**
 * First parts of the Danish compounds that stand in narrow places (headings, and the register's words
 * for legal forms and roles), divided as they may be.
 */
const FIRST_PARTS = [
  ...['afkastnings', 'brutto', 'dæknings', 'gælds', 'koncern', 'likviditets', 'netto'],
  ...['opmærksom\u00adheds', 'overskuds', 'produktions', 'regnskabs', 'soliditets', 'virksomheds'],
  ...['andels', 'anparts', 'enkeltmands', 'interessent', 'iværksætter', 'kommandit', 'partner'],
  ...['bestyrelses', 'direktions', 'tilsynsråds', 'repræsentantskabs'],
];
const SOFT_HYPHEN = '\u00ad';

const joints = FIRST_PARTS.map((part) => {
  const pieces = part.split(SOFT_HYPHEN).map((piece) => `(${piece})`);
  const divided = pieces.map((_, at) => `$${at + 1}${SOFT_HYPHEN}`).join('');
  return [new RegExp(`(?<!\\p{L})${pieces.join('')}(?=\\p{L}{4})`, 'giu'), divided] as const;
});

/**
 * The text with soft hyphens between the parts of long Danish compounds, which narrow columns would
 * otherwise break at any letter: not every browser knows where Danish words divide.
 */
export const withSoftHyphens = (text: string): string =>
  joints.reduce((left, [joint, divided]) => left.replace(joint, divided), text);
