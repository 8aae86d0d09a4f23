import 'server-only';
import { listCompaniesByKey } from '@/lib/companies/queries';
import { KEY_FIGURES, type KeyFigureId } from '@/lib/financials/key-figure-list';
import { formatNumber, formatPercent, isoDay } from '@/lib/format';
import { PEER_MONTHS, SIZE_CLASSES } from '@/lib/peers/constants';
import { findPeers } from '@/lib/peers/queries';
import { roundedRank } from '@/lib/peers/rounded-rank';
import type { PeerRank } from '@/lib/peers/types';
import { type CompanyRef, companyRef, type Fact, placeOf } from './facts';

/** A key figure of a company and how it ranks, in percent. */
export type RankFact = Fact & {
  /** Percent of the peers with a lower figure. */
  percentile: number;
  percentileShown: string;
  /** The figure in the middle of the peers. */
  median: number;
  medianShown: string;
  /** How many others it is compared with. */
  peers: number;
  peersShown: string;
};

export type CompanyPeers = {
  company: CompanyRef;
  /** Who the peers are; null without annual accounts of its own or an industry. */
  among: {
    /** The first digits of the industry code that all share. */
    industryGroup: string;
    /** Employees that all have; `to` null: no upper end. */
    employees: { from: number; to: number | null };
    /** How old their accounts may be. */
    months: number;
    /** Last day of the compared year. */
    endDate: string;
    /** Its length in months if it is too far from a year for ROE and ROI to be compared. */
    unlikeAYear: number | null;
    /** Whether the company has any figure of its own to be compared. */
    isComparable: boolean;
  } | null;
  /** Without the figures that cannot be computed or too few peers have. */
  ranks: RankFact[];
  href: string;
};

const view = { tab: 'key-figure' } as const;

function toFact(key: string, field: KeyFigureId, rank: PeerRank): RankFact {
  const { value, lower, median, peers } = rank;
  return {
    field,
    value,
    shown: formatPercent(value),
    href: placeOf(key, view, field),
    percentile: lower,
    percentileShown: `${formatNumber(roundedRank(lower, 1))}\u00a0%`,
    median,
    medianShown: formatPercent(median),
    peers,
    peersShown: formatNumber(peers),
  };
}

/** The key figures of a company among its peers; null when the register lacks the company. */
export async function companyPeers({
  key,
  fields,
}: {
  key: string;
  fields?: readonly KeyFigureId[];
}): Promise<CompanyPeers | null> {
  const [[company], found] = await Promise.all([listCompaniesByKey([key]), findPeers(key)]);
  if (!company) return null;
  const of = { company: companyRef(company), href: placeOf(key, view, 'peers') };
  if (!found) return { ...of, among: null, ranks: [] };
  const { industryGroup, sizeClass, endDate, unlikeAYear, isComparable } = found;
  const size = SIZE_CLASSES.find(({ id }) => id === sizeClass);
  const ranks = KEY_FIGURES.flatMap(({ id }) => {
    const rank = !fields || fields.includes(id) ? found.ranks[id] : null;
    return rank ? [toFact(key, id, rank)] : [];
  });
  return {
    ...of,
    among: {
      industryGroup,
      employees: { from: size?.from ?? 0, to: size?.to ?? null },
      months: PEER_MONTHS,
      endDate: isoDay(endDate),
      unlikeAYear,
      isComparable,
    },
    ranks,
  };
}
