/** The kinds of auditor's report, from most to least assurance. */
export const ASSISTANCE = [
  ...(['audited', 'extendedReview', 'reviewed', 'compiled', 'other', 'none'] as const),
] as const;

type Assistance = (typeof ASSISTANCE)[number];

/** Patterns for the terms of the taxonomy, in Danish or English, in order of precedence. */
const WORDS: readonly (readonly [Assistance, RegExp])[] = [
  ['none', /^(ingen|no)\b(?! assurance| sikkerhed)/i],
  ['extendedReview', /udvidet gennemgang|extended review/i],
  ['compiled', /opstilling|compil/i],
  ['other', /uden sikkerhed|without assurance|no assurance|non-assurance|ingen sikkerhed/i],
  // Before `audited`, because the text of a review may also mention the auditor's report. A
  // management's review is not a review by an auditor.
  ['reviewed', /^(?!.*management).*\breview/i],
  // A term of the taxonomy for "other assurance reports" names the independent auditor too.
  [
    'audited',
    /revisionspåtegning|(?<!not )\baudited|independent auditor(?!.*other assurance)|^den uafhængige revisors erklæring$/i,
  ],
];

/** Null for free text that matches no term. */
export const assistanceOf = (text: string): Assistance | null =>
  WORDS.find(([, words]) => words.test(text))?.[0] ?? null;
