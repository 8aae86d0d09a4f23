/**
 * What passages of an annual report are about, in the order in which they are shown: parts of the
 * management's review, then notes. A review that is not divided into parts is kept as a whole.
 */
export const PASSAGE_KINDS = [
  ...(['activities', 'development', 'review', 'expectations', 'risks'] as const),
  ...(['goingConcern', 'uncertainty', 'unusual', 'laterEvents'] as const),
  ...(['contingentLiabilities', 'pledges', 'relatedParties'] as const),
] as const;
export type PassageKind = (typeof PASSAGE_KINDS)[number];

/** The words of a report by what they are about: paragraphs on lines of their own. */
export type Passages = { [Kind in PassageKind]?: string };

/** Letters that are kept of a passage; a longer one ends in an ellipsis. */
export const MOST_OF_PASSAGE = 5_000;
