type Filing = { id: string; endDate: Date; publishedAt: Date | null };

/**
 * SQL order of the filings of a company, the newest first: that of `byNewest`. A document imported
 * without its index entry has no publication date; it must not count as newer. Of two of one moment
 * the greater id counts, as where statements are chosen (lib/register/filings/load/effective.ts).
 */
export const NEWEST_FIRST = 'end_date DESC, published_at DESC NULLS LAST, id COLLATE "C" DESC';

const published = ({ publishedAt }: Filing) => publishedAt?.getTime() ?? Number.NEGATIVE_INFINITY;
const descending = <T extends number | string>(a: T, b: T) => (a === b ? 0 : a < b ? 1 : -1);

/** The same order of rows, which no query of Prisma can say: ids in the order of their characters. */
export const byNewest = (a: Filing, b: Filing): number =>
  descending(a.endDate.getTime(), b.endDate.getTime()) ||
  descending(published(a), published(b)) ||
  descending(a.id, b.id);
