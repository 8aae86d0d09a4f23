import type { WordedReport } from './types';

/** Of reports that stand newest first, those of periods that end in a year; without one the newest. */
export const ofYear = (reports: readonly WordedReport[], year: number | null): WordedReport[] =>
  year === null
    ? reports.slice(0, 1)
    : reports.filter(({ endDate }) => endDate.getUTCFullYear() === year);
