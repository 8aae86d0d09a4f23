import 'server-only';
import { companyKeySchema } from '@/lib/companies/schemas';
import { registerDb } from '@/lib/db';
import { recordOf } from '@/lib/entries';
import { KEY_FIGURES } from '@/lib/financials/key-figure-list';
import { ABOUT_A_YEAR, monthsOf } from '@/lib/financials/periods';
import type { KeyFigureId } from '@/lib/financials/types';
import { DAY_MS } from '@/lib/milliseconds';
import { Prisma } from '@/prisma/client/client';
import { DIVISION_DIGITS, GROUP_DIGITS, LEAST_PEERS, type SizeClass } from './constants';
import { roundedRank } from './rounded-rank';
import { RATIO_COLUMNS } from './sql';
import type { PeerComparison, PeerRank } from './types';

/**
 * Statistics of one key figure: the company's own value, how many companies of the group have the
 * figure, how many of them have at most (`upTo`) or less than (`below`) the own value, and the
 * median of the others.
 */
type Counted = { value: number; all: number; upTo: number; below: number; median: number | null };

type Row = {
  industryGroup: string;
  sizeClass: SizeClass;
  endDate: Date;
  /** Null if the accounts have been withdrawn since. */
  startDate: Date | null;
  /** Whether the company itself is part of the group. */
  living: boolean;
  /** Whether any figure of its own can be compared. */
  isComparable: boolean;
} & Record<KeyFigureId, Counted | null>;

/**
 * Figures have two decimals; subtracting half a unit of the last one leaves only lower figures
 * below.
 */
const JUST_BELOW = 0.005;

/**
 * The value at a position among the other companies: from the company's own position on, one
 * further.
 */
const otherAt = (all: string, own: string, place: string) =>
  `${all}[${place} + (own.living AND ${place} >= width_bucket(${own}, ${all}))::int]`;

/** The arrays are sorted, and width_bucket does a binary search. */
function countedSql(id: KeyFigureId): string {
  const column = RATIO_COLUMNS[id];
  const [own, all] = [`own.${column}`, `peers.${column}`];
  const others = `(cardinality(${all}) - own.living::int)`;
  const middle = [`((${others} + 1) / 2)`, `(${others} / 2 + 1)`];
  const [lower, upper] = middle.map((place) => otherAt(all, own, place));
  return `CASE WHEN ${own} IS NOT NULL AND ${all} IS NOT NULL THEN jsonb_build_object(
    'value', ${own}, 'all', cardinality(${all}),
    'upTo', width_bucket(${own}, ${all}), 'below', width_bucket(${own} - ${JUST_BELOW}, ${all}),
    'median', (${lower} + ${upper}) / 2
  ) END AS "${id}"`;
}

const ownFigures = Prisma.raw(
  Object.values(RATIO_COLUMNS)
    .map((column) => `own.${column}`)
    .join(', '),
);
const counted = Prisma.raw(KEY_FIGURES.map(({ id }) => countedSql(id)).join(', '));
// Long arrays are TOASTed. Concatenating them with an empty array fetches them once instead of on
// each use.
const fetched = Prisma.raw(
  Object.values(RATIO_COLUMNS)
    .map((column) => `array_cat(${column}, '{}') AS ${column}`)
    .join(', '),
);

/** The company itself does not count as a peer. */
function toRank(counts: Counted | null, living: boolean): PeerRank | null {
  if (counts === null) return null;
  const self = living ? 1 : 0;
  const peers = counts.all - self;
  if (peers < LEAST_PEERS || counts.median === null) return null;
  const equal = counts.upTo - counts.below - self;
  const shareOf = (lower: number) => roundedRank((lower / peers) * 100, 10);
  return {
    value: counts.value,
    percentile: shareOf(counts.below + equal / 2),
    lower: shareOf(counts.below),
    median: Math.round(counts.median * 100) / 100 + 0,
    peers,
  };
}

/**
 * The length in months of a period that is not about a year long, whose returns are therefore not
 * compared; else null.
 */
function monthsUnlikeAYear({ startDate, endDate }: Row): number | null {
  if (startDate === null) return null;
  const days = (endDate.getTime() - startDate.getTime()) / DAY_MS + 1;
  const isAboutAYear = days >= ABOUT_A_YEAR.from && days <= ABOUT_A_YEAR.to;
  return isAboutAYear ? null : monthsOf({ startDate, endDate });
}

/** @param digits how many digits of the industry code the peers share */
async function findAmong(key: string, digits: number): Promise<PeerComparison | null> {
  const [row] = await registerDb.$queryRaw<Row[]>`
    SELECT left(own.industry_group, ${digits}::int) AS "industryGroup", own.size_class AS "sizeClass",
      own.end_date AS "endDate", own.living, period.start_date AS "startDate",
      num_nonnulls(${ownFigures}) > 0 AS "isComparable", ${counted}
    FROM newest_figures own
    LEFT JOIN LATERAL (
      SELECT ${fetched} FROM peer_groups peers
      WHERE (industry_version, industry_group, size_class)
        = (own.industry_version, left(own.industry_group, ${digits}::int)::char(3), own.size_class)
      OFFSET 0
    ) peers ON true
    LEFT JOIN accounting_periods period ON period.company_key = own.company_key
      AND period.end_date = own.end_date AND period.scope = 'SOLO' AND period.effective
    WHERE own.company_key = ${key} AND own.industry_group IS NOT NULL`;
  if (!row) return null;
  const { industryGroup, sizeClass, endDate, living, isComparable } = row;
  const ranks = KEY_FIGURES.map(({ id }) => [id, toRank(row[id], living)] as const);
  return {
    industryGroup,
    isDivision: digits === DIVISION_DIGITS,
    sizeClass,
    endDate,
    unlikeAYear: monthsUnlikeAYear(row),
    isComparable,
    ranks: recordOf(ranks),
  };
}

/** More peers rank nothing of a company that has no figure to be compared. */
const lacksPeers = ({ ranks, isComparable }: PeerComparison) =>
  isComparable && Object.values(ranks).every((rank) => rank === null);

/**
 * A company's exact rank among its peers: those of its industry group or, if too few of these have
 * any of its figures, those of its division. The choice is made once for all figures, so that they
 * describe the company among the same others. Null if the company is unknown or has no annual
 * accounts of its own or no industry.
 */
export async function findPeers(key: string): Promise<PeerComparison | null> {
  if (!companyKeySchema.safeParse(key).success) return null;
  const found = await findAmong(key, GROUP_DIGITS);
  return found !== null && lacksPeers(found) ? findAmong(key, DIVISION_DIGITS) : found;
}
