import type { createTranslator, Messages } from 'next-intl';
import { KEY_FIGURES } from '@/lib/financials/key-figure-list';
import type { KeyFigurePeriod, KeyFigureValue } from '@/lib/financials/types';
import type { Cell } from '@/lib/sheets/cells';
import { type FileOf, headRows } from './rows';

type Given = FileOf<KeyFigurePeriod> & {
  names: ReturnType<typeof createTranslator<Messages, 'keyFigures'>>;
};

type IsMeant = (figure: KeyFigureValue) => boolean;

/** Which figures of each period something is true of; no row without any. */
function namesRow({ names, periods }: Given, label: string, isMeant: IsMeant): Cell[][] {
  const cells = periods.map(({ figures }) => {
    const meant = KEY_FIGURES.filter(({ id }) => isMeant(figures[id]));
    return meant.map(({ id }) => names(`names.${id}`)).join('; ') || null;
  });
  return cells.some(Boolean) ? [[label, null, null, ...cells]] : [];
}

/**
 * One row per key figure, with its formula and unit; a figure that cannot be computed is an empty
 * cell.
 */
export function keyFigureRows({ names, ...given }: Given): Cell[][] {
  const { t } = given;
  return [
    ...headRows(given, t('file.notComputed')),
    ...namesRow(
      { names, ...given },
      t('file.restatedOpening'),
      ({ restated }) => restated !== null,
    ),
    ...namesRow({ names, ...given }, t('file.closingBalance'), ({ onClosing }) => onClosing),
    ...KEY_FIGURES.map(({ id }): Cell[] => [
      ...[names(`names.${id}`), names(`formulas.${id}`), t('file.percent')],
      ...given.periods.map(({ figures }) => figures[id].value),
    ]),
  ];
}
