'use client';

import type { FilterDraft } from '@/components/filters/use-filter-draft';
import { endsOf } from '@/lib/search/filter-params';
import type { PercentFilter } from '@/lib/search-index/percent-filters';
import { FieldHistogram } from './field-histogram';
import type { SegmentCounts } from './use-segment-counts';

type Props = { name: PercentFilter; draft: FilterDraft; counts: SegmentCounts };

/** The histogram of a growth or a key figure. */
export function PercentHistogram({ name, draft, counts }: Props) {
  const [from, to] = endsOf(name);
  return <FieldHistogram field={name} from={from} to={to} draft={draft} counts={counts} />;
}
