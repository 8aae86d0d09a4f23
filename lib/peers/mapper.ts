import { KEY_FIGURES } from '@/lib/financials/key-figure-list';
import { isoDay } from '@/lib/format';
import type { PeerComparison, PeerRank } from './types';

const toWireRank = ({ value, percentile, median, peers }: PeerRank) => ({
  value,
  percentile,
  median,
  peers,
});

/** Maps a comparison with peers to the API's wire format. */
export const toPeerData = ({ industryGroup, sizeClass, endDate, ranks }: PeerComparison) => ({
  industry_group: industryGroup,
  size_class: sizeClass,
  end_date: isoDay(endDate),
  ranks: Object.fromEntries(
    KEY_FIGURES.map(({ id, wire }) => [wire, ranks[id] && toWireRank(ranks[id])]),
  ),
});
