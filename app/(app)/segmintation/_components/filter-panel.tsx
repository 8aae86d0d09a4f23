'use client';

import { useTranslations } from 'next-intl';
import { type ComponentProps, useState } from 'react';
import { toastUnreachable } from '@/components/failures/tell-unreachable';
import { chipsOf } from '@/components/filters/chips';
import { useFilterDraft } from '@/components/filters/use-filter-draft';
import { Button } from '@/components/ui/button';
import { cardClass } from '@/components/ui/card';
import { Glyph } from '@/components/ui/glyph';
import { onDemand } from '@/components/ui/on-demand';
import { useLazyPanel } from '@/components/ui/use-lazy-panel';
import { cn } from '@/lib/cn';
import { paths } from '@/lib/paths';
import type { FilterTexts } from '@/lib/search/clean-filters';
import { SEGMENT_PARAMS } from '@/lib/search/filter-params';
import { FilterForm } from './filter-form';
import { useSegmentCounts } from './use-segment-counts';

const loadSheet = () => import('./filter-sheet').then(({ FilterSheet }) => FilterSheet);
const FilterSheet = onDemand(loadSheet);

type Props = Parameters<typeof useSegmentCounts>[1] & {
  /** The filters in the URL. */
  applied: FilterTexts;
};

/** The filters: a column on the left; below 992 px a sheet opened by a button. */
export function FilterPanel({ applied, ...initial }: Props) {
  const t = useTranslations('filters');
  const draft = useFilterDraft({ path: paths.segmentation(), applied, params: SEGMENT_PARAMS });
  const [wantsAll, setWantsAll] = useState(false);
  const counts = useSegmentCounts(draft, initial, wantsAll);
  const form = { draft, counts, onWantAll: () => setWantsAll(true) };
  return (
    <>
      <section
        aria-labelledby="filters"
        className={cn(
          cardClass,
          'sticky top-20 hidden max-h-[calc(100dvh-8.75rem)] flex-col overflow-hidden lg:flex',
        )}
      >
        <h2 id="filters" className="sr-only">
          {t('heading')}
        </h2>
        <FilterForm {...form} />
      </section>
      <div className="lg:hidden">
        <SheetButton form={form} count={chipsOf(draft.applied).length} />
      </div>
    </>
  );
}

type SheetProps = { form: ComponentProps<typeof FilterForm>; count: number };

function SheetButton({ form, count }: SheetProps) {
  const t = useTranslations('filters');
  const { wanted, triggerProps, panelProps } = useLazyPanel(loadSheet, toastUnreachable);
  const content = (
    <>
      <Glyph shape="sliders" className="size-4" />
      {t('heading')}
      {count > 0 && <span className="text-accent-strong">{count}</span>}
    </>
  );
  const trigger = (
    <Button aria-haspopup="dialog" {...triggerProps}>
      {content}
    </Button>
  );
  if (!wanted) return trigger;
  return (
    <FilterSheet form={form} fallback={trigger} {...panelProps}>
      {content}
    </FilterSheet>
  );
}
