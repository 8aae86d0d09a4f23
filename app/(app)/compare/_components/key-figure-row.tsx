import { useTranslations } from 'next-intl';
import { NotCompared } from '@/components/financials/amount-cell';
import { ChangeLine } from '@/components/financials/change-line';
import { ClosingBalanceLine } from '@/components/financials/closing-balance-line';
import { NotComputedLine } from '@/components/financials/not-computed-line';
import { RestatedOpeningLine } from '@/components/financials/restated-opening-line';
import { accountsRead } from '@/lib/comparison/accounts';
import { areRankable } from '@/lib/comparison/rankable';
import type { ComparedCompany } from '@/lib/comparison/types';
import { formulaText } from '@/lib/financials/formula-text';
import { BALANCE_RATIOS } from '@/lib/financials/key-figure-list';
import type { KeyFigureId } from '@/lib/financials/types';
import { formatPercent } from '@/lib/format';
import { NotRead } from './not-read';
import { FigureRow } from './row';

type Props = { id: KeyFigureId; companies: readonly ComparedCompany[]; blank: number };

/** A key figure from the newest accounts; a higher value is better for all of them. */
export function KeyFigureRow({ id, companies, blank }: Props) {
  const t = useTranslations('keyFigures');
  const figureOf = (compared: ComparedCompany) => accountsRead(compared).keyFigures?.figures[id];
  const ratioOf = (compared: ComparedCompany) => figureOf(compared)?.value ?? null;
  const known = companies.flatMap((compared) => {
    const { keyFigures } = accountsRead(compared);
    if (keyFigures === null || ratioOf(compared) === null) return [];
    return { ...keyFigures, onClosing: keyFigures.figures[id].onClosing };
  });
  return (
    <FigureRow
      label={t(`names.${id}`)}
      hint={formulaText(t(`formulas.${id}`))}
      isComparable={areRankable(known, { isBalance: BALANCE_RATIOS.has(id), isAmount: false })}
      companies={companies}
      blank={blank}
      value={ratioOf}
      shown={(compared) => {
        if (compared.accounts === 'failed') return <NotRead />;
        const ratio = ratioOf(compared);
        return ratio === null ? null : formatPercent(ratio);
      }}
      below={(compared) => {
        const {
          change = null,
          notCompared,
          notComputed,
          restated = null,
          onClosing,
        } = figureOf(compared) ?? {};
        return (
          <>
            {notComputed && <NotComputedLine reason={notComputed} />}
            {!notComputed && notCompared && <NotCompared reason={notCompared} />}
            {!notComputed && !notCompared && change !== null && <ChangeLine change={change} />}
            {restated !== null && <RestatedOpeningLine id={id} balance={restated} />}
            {onClosing && <ClosingBalanceLine id={id} />}
          </>
        );
      }}
    />
  );
}
