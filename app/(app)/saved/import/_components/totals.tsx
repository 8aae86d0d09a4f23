import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { formatNumber } from '@/lib/format';
import { FILTERS, type Filter, type Tally } from './decisions';

type Props = { tally: Tally; chosen: Filter; onChoose: (filter: Filter) => void };

/** How many rows there are of each kind; a press shows these alone. */
export function Totals({ tally, chosen, onChoose }: Props) {
  const t = useTranslations('importPage');
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="sr-only">{t('shown')}</legend>
      <div className="flex flex-wrap gap-2">
        {FILTERS.map((filter) => (
          <Button
            key={filter}
            aria-pressed={filter === chosen}
            idle={tally[filter] === 0 && filter !== chosen}
            onClick={() => onChoose(filter)}
            className="px-3 aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent-strong"
          >
            {t(`filter.${filter}`)}{' '}
            <span className="font-semibold tabular-nums">{formatNumber(tally[filter])}</span>
          </Button>
        ))}
      </div>
      {tally.undecided > 0 && <p className="text-muted text-sm touch:hidden">{t('keys')}</p>}
    </fieldset>
  );
}
