import { useTranslations } from 'next-intl';
import { cn } from '@/lib/cn';

/** The index of the side: 0 to include values, 1 to exclude them. */
export type Side = 0 | 1;

type Props = {
  legend: string;
  side: Side;
  /** Number of chosen values on each side. */
  counts: readonly [number, number];
  disabled?: boolean;
  onChoose: (side: Side) => void;
};

/** Switches between including and excluding the values of a filter. */
export function Sides({ legend, side, counts, disabled, onChoose }: Props) {
  const t = useTranslations('filters');
  return (
    <fieldset disabled={disabled} className="mb-1 flex gap-1">
      <legend className="sr-only">{t('sides', { legend })}</legend>
      {([0, 1] as const).map((at) => (
        <button
          key={at}
          type="button"
          aria-pressed={side === at}
          onClick={() => onChoose(at)}
          className={cn(
            'rounded-sm px-2 py-1 text-xs disabled:bg-transparent disabled:text-muted touch:min-h-11',
            side === at
              ? 'bg-accent-soft font-medium text-accent-strong'
              : 'text-muted hover:bg-raised hover:text-ink',
          )}
        >
          {t(at === 0 ? 'anyOf' : 'noneOf')}
          {counts[at] > 0 && ` (${counts[at]})`}
        </button>
      ))}
    </fieldset>
  );
}
