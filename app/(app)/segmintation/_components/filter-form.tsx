'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, Suspense } from 'react';
import type { FilterDraft } from '@/components/filters/use-filter-draft';
import { Button } from '@/components/ui/button';
import { lazyPart } from '@/components/ui/lazy-part';
import { useHydrated } from '@/components/ui/use-hydrated';
import { CountsNote } from './counts-note';
import { FacetFields } from './facet-fields';
import { FoundCount } from './found-count';
import type { SegmentCounts } from './use-segment-counts';

/**
 * Out of view at first, so they may be shown after the first paint and their code loads after the
 * page's first scripts.
 */
const LaterFields = lazyPart(async () => (await import('./later-fields')).LaterFields);

type Props = {
  draft: FilterDraft;
  counts: SegmentCounts;
  onWantAll: () => void;
  /** Called after the results were requested. */
  onDone?: () => void;
};

/** All filters, with the buttons that apply or clear them below. */
export function FilterForm({ draft, counts, onWantAll, onDone }: Props) {
  const t = useTranslations('filters');
  const isAwake = useHydrated();
  function submit(event: FormEvent) {
    event.preventDefault();
    draft.apply();
    onDone?.();
  }
  function clear() {
    draft.clear();
    onDone?.();
  }
  return (
    <form
      inert={!isAwake}
      // Otherwise browsers restore unapplied choices: ticked boxes that the draft does not know.
      autoComplete="off"
      onSubmit={submit}
      noValidate
      className="flex min-h-0 flex-1 flex-col"
    >
      {/* Holds what is there for screen readers, which would else lengthen the sheet around it. */}
      <div className="relative flex min-h-0 flex-1 flex-col divide-y divide-line overflow-y-auto px-4">
        <FacetFields draft={draft} counts={counts} onWantAll={onWantAll} />
        <Suspense>
          <LaterFields draft={draft} counts={counts} />
        </Suspense>
      </div>
      <div className="sticky bottom-0 flex flex-col gap-2 border-line border-t bg-surface px-4 py-3">
        <CountsNote counts={counts} />
        <div className="grid grid-cols-[1fr_auto] gap-2">
          <Button
            type="submit"
            variant="primary"
            className="px-2"
            loading={draft.isPending}
            idle={!draft.isChanged || draft.query === null}
          >
            <span>
              {t('apply')}
              <FoundCount total={counts.total} />
            </span>
          </Button>
          <Button className="px-3" idle={draft.isEmpty} onClick={clear}>
            {t('clear')}
          </Button>
        </div>
      </div>
    </form>
  );
}
