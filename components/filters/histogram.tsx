'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { cn } from '@/lib/cn';
import { formatNumber } from '@/lib/format';
import type {
  Histogram as Counted,
  HistogramBin,
  HistogramField,
} from '@/lib/search/engine/histograms';
import type { NumberRange } from '@/lib/search/types';
import { HistogramBars } from './histogram-bars';
import { HistogramDrawing } from './histogram-drawing';
import {
  barsOf,
  edgeText,
  heightsOf,
  isOpen,
  isPercent,
  isSame,
  rangeAcross,
  rangeOf,
} from './histogram-scale';

type Props = {
  field: HistogramField;
  /** The name of the measure, such as "Revenue". */
  label: string;
  /** Null while loading. */
  histogram: Counted | null;
  /** The counts belong to an earlier choice; newer ones are loading. */
  stale?: boolean;
  /** The chosen range; amounts in thousands of DKK, growth and key figures in per cent. */
  range: NumberRange;
  /** An open range clears the choice. */
  onChoose: (range: NumberRange) => void;
};

/** The number of companies by size. Clicking a bar chooses its range. */
export function Histogram({ field, label, histogram, stale = false, range, onChoose }: Props) {
  const t = useTranslations('histogram');
  const { nameOf, noteOf } = useBarTexts(field);
  const hint = useId();
  const [pointed, setPointed] = useState<number | null>(null);
  const bars = barsOf(field, histogram?.bins ?? []);
  const { scale, heights } = heightsOf(bars.map(({ count }) => count));

  function choose(bar: HistogramBin, extend: boolean) {
    const wanted = rangeOf(field, bar);
    if (extend && !isOpen(range)) onChoose(rangeAcross(wanted, range));
    else onChoose(isSame(wanted, range) ? {} : wanted);
  }

  const shown = pointed === null ? undefined : bars[pointed];
  const missing = histogram?.missing ?? 0;
  const notes = [
    missing > 0 && t('missing', { count: formatNumber(missing) }),
    scale === 'root' && t('root'),
  ].filter(Boolean);
  return (
    <div aria-busy={stale || undefined} className="flex flex-col gap-1">
      <div className="relative">
        <HistogramDrawing
          field={field}
          bars={bars}
          heights={heights}
          range={range}
          className={cn('transition-opacity', stale && 'opacity-60')}
        />
        <HistogramBars
          label={t('label', { label })}
          hint={hint}
          bars={bars.map((bar) => ({ ...bar, text: nameOf(bar) }))}
          field={field}
          range={range}
          onPoint={setPointed}
          onChoose={choose}
        />
      </div>
      <p
        aria-hidden={shown !== undefined}
        title={scale === 'root' ? t('rootHint') : undefined}
        className="h-4 truncate text-muted text-xs"
      >
        {shown ? noteOf(shown) : notes.join(' · ')}
      </p>
      <p id={hint} className="sr-only">
        {t('hint')} {scale === 'root' && t('rootHint')}
      </p>
    </div>
  );
}

/** "100.000 to 200.000 DKK: 1.234 companies", and a shorter form for below the bars. */
function useBarTexts(field: HistogramField) {
  const t = useTranslations('histogram');
  const language = useLocale();
  const unit = field === 'employees' ? 'employees' : isPercent(field) ? 'percent' : 'amount';
  const partsOf = ({ min, max, count }: HistogramBin) => {
    const [from = '', to = ''] = [min, max].map((edge) =>
      edge === null ? '' : edgeText(field, edge, language),
    );
    const shape = min === null ? 'under' : max === null ? 'over' : min === max ? 'one' : 'between';
    return { range: t(`${unit}.${shape}`, { from, to }), count: formatNumber(count) };
  };
  return {
    nameOf: (bar: HistogramBin) => t('bar', { ...partsOf(bar), plural: bar.count }),
    noteOf: (bar: HistogramBin) => t('point', partsOf(bar)),
  };
}
