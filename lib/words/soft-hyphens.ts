/** First parts of the Danish compounds that stand in narrow headings. */
const FIRST_PARTS = [
  ...['afkastnings', 'brutto', 'dæknings', 'koncern', 'likviditets', 'netto'],
  ...['opmærksomheds', 'overskuds', 'produktions', 'regnskabs', 'soliditets', 'virksomheds'],
];

const JOINT = new RegExp(`(?<!\\p{L})(${FIRST_PARTS.join('|')})(?=\\p{L}{4})`, 'giu');

/**
 * The text with soft hyphens between the parts of long Danish compounds, which narrow columns would
 * otherwise break at any letter: not every browser knows where Danish words divide.
 */
export const withSoftHyphens = (text: string): string => text.replace(JOINT, '$1\u00ad');
