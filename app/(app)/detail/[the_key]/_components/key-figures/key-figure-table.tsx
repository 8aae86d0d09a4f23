import { useTranslations } from 'next-intl';
import { Sparkline } from '@/components/charts/sparkline';
import { NotCompared } from '@/components/financials/amount-cell';
import { ChangeLine } from '@/components/financials/change-line';
import { ClosingBalanceLine } from '@/components/financials/closing-balance-line';
import { NotComputedLine } from '@/components/financials/not-computed-line';
import { RestatedOpeningLine } from '@/components/financials/restated-opening-line';
import { cn } from '@/lib/cn';
import type { Break } from '@/lib/financials/breaks';
import { formulaText } from '@/lib/financials/formula-text';
import { KEY_FIGURES } from '@/lib/financials/key-figure-list';
import type { KeyFigureId, KeyFigurePeriod, KeyFigureValue } from '@/lib/financials/types';
import { formatPercent } from '@/lib/format';
import { PeriodHeadings } from '../period-heading';
import { WideSection } from '../wide-section';
import { PrintedKeyFigures } from './printed-key-figures';

type Props = {
  /** The periods of one scope, newest first. */
  periods: readonly KeyFigurePeriod[];
  breaks: ReadonlyMap<KeyFigurePeriod, Break>;
};

/** The most periods that fit side by side on paper. */
const MOST_PRINTED = 4;

const nameClass = 'sticky left-0 z-10 border-t border-r bg-surface px-4 text-left print:static';

/** All periods side by side; the labels stay visible while the table scrolls. */
export function KeyFigureTable({ periods, breaks }: Props) {
  const t = useTranslations('keyFigures');
  const isWide = periods.length > MOST_PRINTED;
  return (
    <WideSection id="key-figures" heading={t('heading')}>
      {isWide && <PrintedKeyFigures periods={periods} breaks={breaks} />}
      <table
        aria-labelledby="key-figures"
        className={cn(
          'min-w-full border-separate border-spacing-0 text-right',
          isWide && 'print:hidden',
        )}
      >
        <PeriodHeadings
          label={t('figure')}
          nameClass={nameClass}
          periods={periods}
          breaks={breaks}
        />
        <tbody>
          {KEY_FIGURES.map(({ id }) => (
            <tr key={id} id={id} className="scroll-mt-24 align-top target:bg-raised">
              <th scope="row" className={cn(nameClass, 'py-3 font-normal')}>
                <div className="flex flex-col gap-x-4 gap-y-1 lg:flex-row">
                  <FigureName id={id} />
                  <Trend figures={periods.toReversed().map(({ figures }) => figures[id])} />
                </div>
              </th>
              {periods.map(({ endDate, figures }) => (
                <FigureCell key={endDate.getTime()} id={id} figure={figures[id]} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </WideSection>
  );
}

/** Joins no periods of different length or currency, nor over a gap; oldest first. */
function Trend({ figures }: { figures: readonly KeyFigureValue[] }) {
  const apart = figures.flatMap(({ notCompared }, place) =>
    notCompared === null || notCompared === 'average' ? [] : place,
  );
  return <Sparkline values={figures.map(({ value }) => value)} apart={new Set(apart)} />;
}

/** Name, formula, unit, and which direction is better. */
function FigureName({ id }: { id: KeyFigureId }) {
  const t = useTranslations('keyFigures');
  return (
    <span className="block w-32 sm:w-60 print:w-44">
      <span className="block font-medium text-ink">{t(`names.${id}`)}</span>
      <span className="block text-muted text-xs">{formulaText(t(`formulas.${id}`))}</span>
      <span className="block text-muted text-xs">{t('unit')}</span>
    </span>
  );
}

function FigureCell({ id, figure }: { id: KeyFigureId; figure: KeyFigureValue }) {
  const { value, change, notCompared, notComputed, restated, onClosing } = figure;
  const t = useTranslations('keyFigures');
  return (
    <td className="whitespace-nowrap border-t px-4 py-3 print:px-2">
      {value === null ? (
        <span title={t('notComputed')} className="text-muted">
          {formatPercent(0)}
          <span className="sr-only"> ({t('notComputed')})</span>
        </span>
      ) : (
        formatPercent(value)
      )}
      {change !== null && <ChangeLine change={change} />}
      {notCompared && <NotCompared reason={notCompared} />}
      {notComputed && <NotComputedLine reason={notComputed} />}
      {restated !== null && <RestatedOpeningLine id={id} balance={restated} />}
      {onClosing && <ClosingBalanceLine id={id} />}
    </td>
  );
}
