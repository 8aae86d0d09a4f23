import type { ImportAnswer } from './answers';

export type { ImportAnswer } from './answers';
export type { Columns as ImportColumns } from './columns';

export type ImportRow = ImportAnswer['rows'][number];
export type ImportCandidate = ImportRow['candidates'][number];
