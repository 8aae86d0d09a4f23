import { MOST_COMPARED } from '@/lib/comparison/constants';
import { formatNumber } from '@/lib/format';

/** File formats; also the file extensions. */
export const EXPORT_FORMATS = ['xlsx', 'csv', 'pdf'] as const;
export const CONTENT_TYPES = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
  pdf: 'application/pdf',
} as const;

/** Maximum companies per file. */
export const MAX_ROWS = 50_000;
/** Maximum companies per PDF, which is read and printed page by page. */
export const MAX_PDF_ROWS = 5_000;
/** Maximum ids per call; as many as fit into a request body. */
export const MAX_IDS = 2_000;
/** Maximum length of a query string. */
export const MAX_QUERY = 16_000;

/** Up to this many companies are exported within the request; larger exports are queued. */
export const AT_ONCE_ROWS = { xlsx: 2_000, csv: 2_000, pdf: 200 } as const;

/** Maximum unfinished exports per user. */
export const MOST_UNDER_WAY = 3;

/** Number of runs after which a failure is final. */
export const MOST_ATTEMPTS = 5;

/** Retention of files. */
export const KEPT_HOURS = 24;

export const EXPORT_JOB = 'export';

/** Messages of the API about exports. */
export const MESSAGES = {
  target:
    'Say which companies: kind saved with ids, or kind saved-query, discover, segment or compare with a query.',
  comparison: `A comparison names ${MOST_COMPARED} companies at most, by their CVR numbers.`,
  format: 'The format is xlsx, csv or pdf.',
  columns: 'Name columns that a file can have, at least one.',
  savedColumns:
    'Tags, notes and the day of saving are columns of your own files of saved companies only.',
  comparedColumns: 'Only comparisons have the column "Accounts of".',
  growthColumns: 'Files of comparisons have no growth.',
  noIds: 'Give the ids of saved companies.',
  tooManyIds: `Give at most ${formatNumber(MAX_IDS)} ids at a time; all of a list are exported by its address.`,
  nothing: 'There is no company to export.',
  allProtected:
    'All of these companies are under advertising protection, so none is left for the file.',
  tooMany: (found: number) =>
    `${formatNumber(found)} companies were found, and a file holds at most ${formatNumber(MAX_ROWS)}. Narrow them with filters, or export them in parts.`,
  tooManyForPdf: (found: number) =>
    `${formatNumber(found)} companies were found, and a PDF holds at most ${formatNumber(MAX_PDF_ROWS)}. Choose Excel or CSV, or narrow them with filters.`,
  underWay: `${MOST_UNDER_WAY} of your files are being made. Wait until one of them is ready.`,
  unknown: 'There is no such file.',
  notReady: 'The file is still being made.',
  gone: 'The file is no longer kept. Make it again.',
  busy: 'Too many files are being made. Try again in a moment.',
  renewing: 'The register is being renewed. Try again in a moment.',
  failed: 'The file could not be made. Try again in a moment.',
} as const;
