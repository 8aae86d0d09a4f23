'use client';

import { useTranslations } from 'next-intl';
import type { FormEvent } from 'react';
import { Reference } from '@/components/failures/reference';
import type { LeftOut } from '@/components/filters/first-counts';
import type { useFacetCounts } from '@/components/filters/use-facet-counts';
import type { FilterDraft } from '@/components/filters/use-filter-draft';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/use-hydrated';
import { cn } from '@/lib/cn';
import { FilterSections } from './filter-sections';

type Props = {
  draft: FilterDraft;
  counted: ReturnType<typeof useFacetCounts>;
  leftOut: LeftOut;
  onWantAll: () => void;
  disabled: boolean;
  isPending: boolean;
};

/** All filters. Counts update at once; Apply narrows the results. */
export function FilterPanel({ draft, counted, isPending, disabled, ...rest }: Props) {
  const t = useTranslations('filters');
  const isAwake = useHydrated();
  const canApply = draft.isChanged && draft.query !== null && !disabled;
  function submit(event: FormEvent) {
    event.preventDefault();
    if (canApply) draft.apply();
  }
  return (
    <form
      inert={!isAwake}
      // Otherwise browsers restore unapplied choices: ticked boxes that the draft does not know.
      autoComplete="off"
      aria-label={t('heading')}
      aria-busy={isPending || counted.isStale || undefined}
      onSubmit={submit}
      className="flex min-h-0 flex-1 flex-col"
    >
      <div
        className={cn(
          // Holds what is there for screen readers, which would else lengthen the sheet around it.
          'relative min-h-0 flex-1 overflow-y-auto px-4 transition-opacity',
          counted.isStale && '[&_li_label>span:last-child]:opacity-50',
        )}
      >
        <FilterSections draft={draft} counts={counted.counts} disabled={disabled} {...rest} />
      </div>
      {counted.error !== undefined && (
        <p role="alert" className="border-line border-t px-4 py-2 text-muted text-xs">
          {t('countFailed')}{' '}
          <button
            type="button"
            onClick={({ currentTarget: { form } }) => {
              // The button disappears along with the message, so move the focus on.
              form?.querySelector<HTMLElement>('[type=submit]')?.focus();
              counted.retry();
            }}
            className="link-within touch:min-h-11"
          >
            {t('retry')}
          </button>
          <Reference of={counted.error} />
        </p>
      )}
      <div className="flex gap-2 border-line border-t px-4 py-3">
        <Button type="submit" variant="primary" idle={!canApply} className="flex-1 px-2">
          {t('apply')}
        </Button>
        <Button idle={draft.isEmpty} onClick={draft.clear} className="flex-1 px-2">
          {t('clear')}
        </Button>
      </div>
    </form>
  );
}
