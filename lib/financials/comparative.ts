type Row = {
  filingId: string;
  startDate: Date;
  endDate: Date;
  currency: string;
  comparative: boolean;
};

/**
 * The previous period as the report of `row` states it, if it is the wanted one.
 * @param rows all of one scope, shown or not
 */
export const statedIn = <T extends Row>(
  row: T,
  rows: readonly T[],
  isWanted: (stated: T) => boolean,
): T | undefined =>
  rows.find((other) => other.comparative && other.filingId === row.filingId && isWanted(other));

export const isSamePeriod = (a: Row, b: Row): boolean =>
  a.startDate.getTime() === b.startDate.getTime() &&
  a.endDate.getTime() === b.endDate.getTime() &&
  a.currency === b.currency;
