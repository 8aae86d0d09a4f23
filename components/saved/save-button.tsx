'use client';

import { Bookmark, BookmarkCheck, LoaderCircle } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ButtonVariant, buttonClass } from '@/components/ui/button';
import type { SaveState } from '@/lib/saved/types';
import { useSaving } from './use-saving';

type Props = {
  companyKey: string;
  /** For those who cannot see which company the button stands at. */
  name: string;
  state: SaveState;
  /** The key `s` presses it. */
  shortcut?: boolean;
  variant?: ButtonVariant;
  className?: string;
};

/** Save, or Saved: a click is the other. */
export function SaveButton({ companyKey, name, state, shortcut, variant, className }: Props) {
  const t = useTranslations('shell');
  const { saved, busy, toggle } = useSaving(companyKey, state);
  const Mark = busy ? LoaderCircle : saved ? BookmarkCheck : Bookmark;
  return (
    <button
      type="button"
      data-save-page={shortcut ? '' : undefined}
      aria-busy={busy || undefined}
      onClick={toggle}
      className={buttonClass({ variant, className })}
    >
      <Mark
        aria-hidden
        className={busy ? 'size-4 animate-spin' : saved ? 'size-4 text-accent-strong' : 'size-4'}
      />
      {saved ? t('saved') : t('save')}
      <span className="sr-only">: {name}</span>
    </button>
  );
}
