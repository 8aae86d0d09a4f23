import { formatDay } from '@/lib/format';
import type { Words } from '@/lib/i18n/own-words';
import { KEY_FIGURES, type KeyFigureId } from './key-figure-list';
import { KEY_FIGURE_NAMES } from './key-figure-names';
import type { KeyFigurePeriod } from './types';

type IsShown = (id: KeyFigureId) => boolean;

/** Which figures of a year are averaged with an opening balance that its report restates. */
const restatedTexts = (years: readonly KeyFigurePeriod[], say: Words, isShown: IsShown) =>
  years.flatMap(({ endDate, figures }) => {
    const restated = KEY_FIGURES.filter(({ id }) => isShown(id) && figures[id].restated !== null);
    const names = restated.map(({ id }) => say(KEY_FIGURE_NAMES[id])).join(', ');
    return names === ''
      ? []
      : say(
          `Year ended ${formatDay(endDate)}: the opening balance is as the report restates it in ${names}.`,
        );
  });

/** Which figures of a year are on the closing balance, as no opening balance is known. */
const closingTexts = (years: readonly KeyFigurePeriod[], say: Words, isShown: IsShown) =>
  years.flatMap(({ endDate, figures }) => {
    const closing = KEY_FIGURES.filter(({ id }) => isShown(id) && figures[id].onClosing);
    const names = closing.map(({ id }) => say(KEY_FIGURE_NAMES[id])).join(', ');
    return names === ''
      ? []
      : say(
          `Year ended ${formatDay(endDate)}: no opening balance is known, so the closing balance stands for the average in ${names}.`,
        );
  });

/**
 * A sentence for each year and kind of opening balance that its averages do not simply begin with.
 * @param isShown whether a document has the figure; it says nothing of others.
 */
export const openingTexts = (
  years: readonly KeyFigurePeriod[],
  say: Words,
  isShown: IsShown = () => true,
) => [...restatedTexts(years, say, isShown), ...closingTexts(years, say, isShown)];
