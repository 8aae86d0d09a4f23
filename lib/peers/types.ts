import type { KeyFigureId } from '@/lib/financials/types';
import type { SizeClass } from './constants';

export type { SizeClass };

export type PeerRank = {
  /** The company's own figure, in percent. */
  value: number;
  /** Share of the peers with a lower figure, equal ones counted half: 0 to 100, one decimal. */
  percentile: number;
  /** The figure in the middle of the peers, the company itself aside. */
  median: number;
  /** How many other companies it is compared with: at least LEAST_PEERS. */
  peers: number;
};

/**
 * Where the newest annual accounts of a company itself, not of its group, stand
 * among active companies of the same industry group and size class.
 */
export type PeerComparison = {
  /** First three digits of the industry code. */
  industryGroup: string;
  sizeClass: SizeClass;
  /** The last day of the year that is compared. */
  endDate: Date;
  /** Its months, where they are so far from a year that its returns are not compared; else null. */
  unlikeAYear: number | null;
  /** Null: the figure cannot be computed, or too few peers have it. */
  ranks: Record<KeyFigureId, PeerRank | null>;
};
