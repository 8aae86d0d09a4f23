import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/select';
import { formatNumber } from '@/lib/format';
import { FILTERS, type Filter, type Tally } from './decisions';
import { ORDERS, type Order } from './orders';

type Props = {
  tally: Tally;
  filter: Filter;
  order: Order;
  onChoose: (chosen: { filter: Filter } | { order: Order }) => void;
};

/** Which rows are shown, with how many there are of each kind, and in which order. */
export function ShownRows({ tally, filter: chosen, order, onChoose }: Props) {
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
            onClick={() => onChoose({ filter })}
            className="px-3 aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent-strong"
          >
            {t(`filter.${filter}`)}{' '}
            <span className="font-semibold tabular-nums">{formatNumber(tally[filter])}</span>
          </Button>
        ))}
        <Select
          seen
          label={t('order')}
          value={order}
          onChange={(value) => {
            const wanted = ORDERS.find((one) => one === value);
            if (wanted) onChoose({ order: wanted });
          }}
          className="sm:ml-auto"
        >
          {ORDERS.map((one) => (
            <option key={one} value={one}>
              {t(`orders.${one}`)}
            </option>
          ))}
        </Select>
      </div>
      {tally.undecided > 0 && <p className="text-muted text-sm touch:hidden">{t('keys')}</p>}
    </fieldset>
  );
}
