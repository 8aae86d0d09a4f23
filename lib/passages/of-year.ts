/** Of reports that stand newest first, those of periods that end in a year; without one the newest. */
export const ofYear = <Report extends { endDate: Date | string }>(
  reports: readonly Report[],
  year: number | null,
): Report[] =>
  year === null
    ? reports.slice(0, 1)
    : reports.filter(({ endDate }) => new Date(endDate).getUTCFullYear() === year);
