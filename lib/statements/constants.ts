/** The forms in which statements can be downloaded. */
export const STATEMENT_FORMATS = ['csv', 'xlsx'] as const;
export type StatementFormat = (typeof STATEMENT_FORMATS)[number];
