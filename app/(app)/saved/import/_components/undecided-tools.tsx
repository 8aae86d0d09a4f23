import { useTranslations } from 'next-intl';
import type { Dispatch, SetStateAction } from 'react';
import { Button } from '@/components/ui/button';
import { toast, UNDO_DURATION } from '@/components/ui/toast';
import { formatNumber } from '@/lib/format';
import type { ImportRow } from '@/lib/imports/types';
import { type Decisions, decideAll, withoutLines } from './decisions';
import { SAVE_BUTTON } from './save-bar';

type Props = {
  /** Those still to be decided. */
  rows: readonly ImportRow[];
  onDecide: Dispatch<SetStateAction<Decisions>>;
};

/** Decides many rows at once; each can still be decided otherwise. */
export function UndecidedTools({ rows, onDecide }: Props) {
  const t = useTranslations('importPage');
  const shell = useTranslations('shell');
  const said = { plural: rows.length, count: formatNumber(rows.length) };

  function decide(what: 'first' | 'none') {
    onDecide((before) => decideAll(rows, what, before));
    const undo = () => onDecide((before) => withoutLines(rows, before));
    toast.offer(t('decidedMany', said), shell('undo'), undo, UNDO_DURATION);
    // The buttons disappear.
    document.getElementById(SAVE_BUTTON)?.focus();
  }

  return (
    <div className="flex flex-wrap gap-2">
      <Button onClick={() => decide('first')}>{t('takeFirst', said)}</Button>
      <Button onClick={() => decide('none')}>{t('takeNone', said)}</Button>
    </div>
  );
}
