import type { createTranslator, Messages } from 'next-intl';
import { KEY_FIGURES } from '@/lib/financials/key-figure-list';
import type { KeyFigurePeriod } from '@/lib/financials/types';
import { type Cell, type FileOf, headRows } from './rows';

type Given = FileOf<KeyFigurePeriod> & {
  names: ReturnType<typeof createTranslator<Messages, 'keyFigures'>>;
};

/** Which figures of each period are averaged with a restated opening balance; none without any. */
function restatedRow({ names, periods, t }: Given): Cell[][] {
  const cells = periods.map(({ figures }) => {
    const restated = KEY_FIGURES.filter(({ id }) => figures[id].restated !== null);
    return restated.map(({ id }) => names(`names.${id}`)).join('; ') || null;
  });
  return cells.some(Boolean) ? [[t('file.restatedOpening'), null, null, ...cells]] : [];
}

/**
 * One row per key figure, with its formula and unit; a figure that cannot be computed is an empty
 * cell.
 */
export function keyFigureRows({ names, ...given }: Given): Cell[][] {
  return [
    ...headRows(given, given.t('file.notComputed')),
    ...restatedRow({ names, ...given }),
    ...KEY_FIGURES.map(({ id }): Cell[] => [
      ...[names(`names.${id}`), names(`formulas.${id}`), given.t('file.percent')],
      ...given.periods.map(({ figures }) => figures[id].value),
    ]),
  ];
}
