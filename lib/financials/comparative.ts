type Row = {
  filingId: string;
  startDate: Date;
  endDate: Date;
  currency: string;
  comparative: boolean;
};

const isSamePeriod = (a: Row, b: Row): boolean =>
  a.startDate.getTime() === b.startDate.getTime() &&
  a.endDate.getTime() === b.endDate.getTime() &&
  a.currency === b.currency;

/**
 * The previous period as the report of `row` states it, if it is the same as `former`.
 * @param rows all of one scope, shown or not
 */
export const restatedIn = <T extends Row>(
  row: T,
  former: T | undefined,
  rows: readonly T[],
): T | undefined =>
  rows.find(
    (other) =>
      former !== undefined &&
      other.comparative &&
      other.filingId === row.filingId &&
      isSamePeriod(other, former),
  );
