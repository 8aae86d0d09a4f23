/** What an auditor did, from the most to the least that it assures. */
export type Assistance = 'audited' | 'extendedReview' | 'reviewed' | 'compiled' | 'other' | 'none';

/** In the words of the taxonomy, which reports have in Danish or English. */
const WORDS: readonly (readonly [Assistance, RegExp])[] = [
  ['none', /^(ingen|no)\b(?! assurance| sikkerhed)/i],
  ['extendedReview', /udvidet gennemgang|extended review/i],
  ['compiled', /opstilling|compil/i],
  ['other', /uden sikkerhed|without assurance|no assurance|ingen sikkerhed/i],
  // Before the auditor's report: an auditor writes either. That of the management is none.
  ['reviewed', /^(?!.*management).*\breview/i],
  ['audited', /revisionspåtegning|(?<!not )\baudited|independent auditor/i],
];

/** Null where a report has words of its own. */
export const assistanceOf = (text: string): Assistance | null =>
  WORDS.find(([, words]) => words.test(text))?.[0] ?? null;
