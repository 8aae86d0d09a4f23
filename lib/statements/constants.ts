/** File formats for downloading statements. */
export const STATEMENT_FORMATS = ['csv', 'xlsx'] as const;
export type StatementFormat = (typeof STATEMENT_FORMATS)[number];
