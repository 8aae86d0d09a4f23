'use client';

import { useTranslations } from 'next-intl';
import { cn } from '@/lib/cn';
import { formatDay } from '@/lib/format';
import { endsOf, type RangeName } from '@/lib/search/filter-params';
import { QUICK_SPANS, startOf } from '@/lib/search/quick-spans';
import type { SectionProps } from './folded-section';

/** Spans are counted back from this day, not from today: registers may be older. */
export type RegisterDay = { registerDay: string | null };

type Props = SectionProps & RegisterDay & { legend: string; range: RangeName };

/** Spans up to the day of the register, each chosen by one press and emptied by another. */
export function QuickSpans({ draft, disabled, registerDay, legend, range }: Props) {
  const t = useTranslations('filters');
  if (registerDay === null) return null;
  const [from, to] = endsOf(range);
  const day = formatDay(new Date(registerDay));
  return (
    <fieldset disabled={disabled} className="flex min-w-0 flex-wrap gap-1 pt-2">
      <legend className="sr-only">{t('spans', { legend, day })}</legend>
      {QUICK_SPANS.map((span) => {
        const start = startOf(span, registerDay);
        const isChosen = draft.texts[from] === start && !draft.texts[to];
        return (
          <button
            key={span}
            type="button"
            aria-pressed={isChosen}
            onClick={() => draft.setTexts({ [from]: isChosen ? '' : start, [to]: '' })}
            className={cn(
              'rounded-sm border px-2 py-1 text-xs disabled:bg-transparent disabled:text-muted touch:min-h-11',
              isChosen
                ? 'border-accent bg-accent-soft font-medium text-accent-strong'
                : 'border-line text-muted hover:bg-raised hover:text-ink',
            )}
          >
            {t(`span.${span}`)}
          </button>
        );
      })}
    </fieldset>
  );
}
