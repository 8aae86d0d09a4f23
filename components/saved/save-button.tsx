'use client';

import { useTranslations } from 'next-intl';
import { type ButtonVariant, buttonClass } from '@/components/ui/button';
import { Glyph } from '@/components/ui/glyph';
import type { SaveState } from '@/lib/saved/types';
import { useSaving } from './use-saving';

type Props = {
  companyKey: string;
  /** Names the company for screen readers. */
  name: string;
  state: SaveState;
  /** The `s` key presses it. */
  shortcut?: boolean;
  variant?: ButtonVariant;
  className?: string;
};

/** Toggles between Save and Saved. */
export function SaveButton({ companyKey, name, state, shortcut, variant, className }: Props) {
  const t = useTranslations('shell');
  const { saved, busy, toggle } = useSaving(companyKey, state);
  const label = saved ? t('isSaved') : t('save');
  return (
    <button
      type="button"
      data-save-page={shortcut ? '' : undefined}
      aria-busy={busy || undefined}
      // A hidden text would be read with a space before the colon.
      aria-label={`${label}: ${name}`}
      onClick={toggle}
      className={buttonClass({ variant, className })}
    >
      {busy ? (
        <span aria-hidden className="spinner" />
      ) : (
        <Glyph
          shape={saved ? 'bookmarked' : 'bookmark'}
          className={saved ? 'size-4 text-accent-strong' : 'size-4'}
        />
      )}
      {label}
    </button>
  );
}
