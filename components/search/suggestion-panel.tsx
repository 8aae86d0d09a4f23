'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useImperativeHandle, useLayoutEffect, useState } from 'react';
import { Reference } from '@/components/failures/reference';
import { cn } from '@/lib/cn';
import type { Line } from './lines';
import { lineId, listIds } from './list-ids';
import { PanelList } from './panel-list';
import type { PanelProps } from './panel-types';
import { RecentHeading, RemoveButtons, useClearRecent } from './recent-tools';
import { useLines } from './use-lines';

/** Recent searches and suggestions below the search field. */
export function SuggestionPanel(props: PanelProps) {
  const { ref, id, text, large, onLines, onSearch, onOpen, onRemoved } = props;
  const t = useTranslations('search');
  const { recent, suggested, error, isStale, reloadRecent } = useLines(text);
  const [marked, setMarked] = useState<string | null>(null);
  const clear = useClearRecent(() => {
    reloadRecent();
    onRemoved();
  });
  const lines = [...recent, ...suggested];
  const index = lines.findIndex(({ key }) => key === marked);
  const active = index < 0 ? null : lineId(id, index);
  const count = lines.length;
  const hasFailed = error !== undefined;
  // In the frame that marks the line, because the field announces it to screen readers.
  useLayoutEffect(() => onLines({ active, count }), [active, count, onLines]);
  useEffect(() => {
    if (active !== null) document.getElementById(active)?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const run = (line: Line) => {
    if ('href' in line) onOpen(line.href);
    else onSearch(line.search, line.kind === 'recent' ? { ai: line.ai } : {});
  };
  useImperativeHandle(ref, () => ({
    move: (step) => {
      const next = index < 0 && step < 0 ? count - 1 : (index + step + count) % (count || 1);
      setMarked(lines[next]?.key ?? null);
    },
    choose: () => {
      const line = lines[index];
      if (line) run(line);
      return line !== undefined;
    },
  }));

  const [recentId, suggestionId] = listIds(id);
  const common = { id, marked, onMark: setMarked, onRun: run };
  return (
    <div
      className={cn(
        count === 0 && !hasFailed ? 'sr-only' : panelClass,
        !large && 'max-sm:fixed max-sm:inset-x-2 max-sm:top-14',
        large && 'sm:grid sm:grid-cols-[2fr_3fr]',
      )}
    >
      <p
        role="status"
        className={hasFailed ? 'px-4 py-3 text-muted text-sm sm:col-span-2' : 'sr-only'}
      >
        {text.trim() !== '' && !isStale && (hasFailed ? t('failed') : t('shown', { count }))}
        <Reference of={error} />
      </p>
      {/* Both lists are always rendered, because the field refers to their ids. */}
      <section
        hidden={recent.length === 0}
        className={cn('min-w-0 p-2', large && suggested.length === 0 && 'sm:col-span-2')}
      >
        <RecentHeading onClear={() => clear()} />
        <div className="flex">
          <PanelList {...common} listId={recentId} label={t('recent')} lines={recent} first={0} />
          <RemoveButtons lines={recent} onRemove={clear} />
        </div>
      </section>
      <section
        hidden={suggested.length === 0}
        aria-busy={isStale || undefined}
        className={cn(
          'min-w-0 p-2 transition-opacity',
          isStale && 'opacity-60',
          large && recent.length === 0 && 'sm:col-span-2',
        )}
      >
        <h2 className="flex h-8 items-center px-2 font-medium text-muted text-sm">
          {t('suggestion')}
        </h2>
        <PanelList
          {...common}
          listId={suggestionId}
          label={t('suggestion')}
          lines={suggested}
          first={recent.length}
        />
      </section>
    </div>
  );
}

const panelClass =
  'appear absolute inset-x-0 top-full z-40 mt-2 max-h-[min(30rem,calc(100dvh-8rem))] overflow-y-auto rounded-lg border border-line bg-surface shadow-md';
