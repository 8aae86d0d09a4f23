import type { KeyFigureId } from '@/lib/financials/types';
import type { SizeClass } from './constants';

export type { SizeClass };

export type PeerRank = {
  /** The company's own figure, in percent. */
  value: number;
  /** Percentage of peers with a lower figure, ties counted half: 0 to 100, one decimal. */
  percentile: number;
  /** The same without ties, for sentences such as "higher than 40 %". */
  lower: number;
  /** The median of the peers, without the company itself. */
  median: number;
  /** Number of other companies compared with: at least LEAST_PEERS. */
  peers: number;
};

/**
 * The rank of a company's own newest annual accounts (not its group's) among active companies of
 * the same industry group and size class or, if these are too few, of the same industry division
 * and size class. All figures are compared with the same companies.
 */
export type PeerComparison = {
  /** The digits of the industry code that the peers share: three or, for a division, two. */
  industryGroup: string;
  /** Whether they are the peers of the division. */
  isDivision: boolean;
  sizeClass: SizeClass;
  /** Last day of the financial year that is compared. */
  endDate: Date;
  /** Length in months if too far from a year for its returns to be compared; else null. */
  unlikeAYear: number | null;
  /** Whether it has any figure of its own that enough peers would rank. */
  isComparable: boolean;
  /** Null if the figure cannot be computed or too few peers have it. */
  ranks: Record<KeyFigureId, PeerRank | null>;
};
