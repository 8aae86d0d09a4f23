'use client';

import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { toast } from '@/components/ui/toast';
import { ApiError } from '@/lib/api/call';
import { searchApi } from '@/lib/api/search';
import type { Line } from './lines';

type RecentLine = Extract<Line, { kind: 'recent' }>;

/** Deletes one recent search, or all. */
export function useClearRecent(onDone: () => void) {
  const t = useTranslations('search');
  return async (one?: RecentLine) => {
    try {
      await searchApi.clearRecentSearches(
        one && { query: one.search, kind: one.ai ? 'AI' : 'SIMPLE' },
      );
      onDone();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.error(t('clearFailed'));
    }
  };
}

export function RecentHeading({ onClear }: { onClear: () => void }) {
  const t = useTranslations('search');
  return (
    <div className="flex h-8 items-center justify-between gap-2 px-2">
      <h2 className="font-medium text-muted text-sm">{t('recent')}</h2>
      <button type="button" onClick={onClear} className="link min-h-6 text-sm touch:min-h-11">
        {t('clearAll')}
      </button>
    </div>
  );
}

type Props = { lines: readonly Line[]; onRemove: (line: RecentLine) => void };

/** Beside the list and aligned with its lines: an option cannot contain a button. */
export function RemoveButtons({ lines, onRemove }: Props) {
  const t = useTranslations('search');
  return (
    <div className="flex flex-col">
      {lines.map((line) => {
        if (line.kind !== 'recent') return null;
        const label = t(line.ai ? 'clearOneAi' : 'clearOne', { query: line.search });
        return (
          <button
            key={line.key}
            type="button"
            aria-label={label}
            title={label}
            onClick={() => onRemove(line)}
            className="grid h-10 w-9 place-items-center rounded-md text-muted hover:bg-raised hover:text-ink touch:h-12 touch:w-11"
          >
            <X aria-hidden className="size-4" />
          </button>
        );
      })}
    </div>
  );
}
