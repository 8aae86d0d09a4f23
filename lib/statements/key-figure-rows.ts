import type { createTranslator, Messages } from 'next-intl';
import { KEY_FIGURES } from '@/lib/financials/key-figure-list';
import type { KeyFigurePeriod } from '@/lib/financials/types';
import { type Cell, type FileOf, headRows } from './rows';

type Given = FileOf<KeyFigurePeriod> & {
  names: ReturnType<typeof createTranslator<Messages, 'keyFigures'>>;
};

/**
 * One row per key figure, with its formula and unit; a figure that cannot be computed is an empty
 * cell.
 */
export function keyFigureRows({ names, ...given }: Given): Cell[][] {
  return [
    ...headRows(given, given.t('file.notComputed')),
    ...KEY_FIGURES.map(({ id }): Cell[] => [
      ...[names(`names.${id}`), names(`formulas.${id}`), given.t('file.percent')],
      ...given.periods.map(({ figures }) => figures[id].value),
    ]),
  ];
}
