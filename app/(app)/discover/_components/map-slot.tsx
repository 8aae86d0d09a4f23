'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';
import { columnClass } from './column-class';
import { useFrame } from './frame-context';
import { useMedia } from './use-media';
import { WIDE } from './widths';

type Props = {
  /** Whether wide screens have it beside the results. */
  isBeside: boolean;
  children: ReactNode;
};

/**
 * The right-hand column, or on narrower screens a pane. Its content is mounted only while visible.
 */
export function MapSlot({ isBeside, children }: Props) {
  const t = useTranslations('discover');
  const { pane } = useFrame();
  const isWide = useMedia(WIDE, true);
  return (
    <section
      aria-label={t('map')}
      className={cn(
        columnClass,
        pane === 'map' ? shownClass : 'max-xl:hidden',
        !isBeside && 'xl:hidden',
      )}
    >
      {/* In front it covers the results and their h1, so it needs a heading of its own. */}
      {pane === 'map' && <h1 className="sr-only lg:hidden">{t('map')}</h1>}
      {((isWide && isBeside) || pane === 'map') && children}
    </section>
  );
}

const shownClass =
  'max-lg:fixed max-lg:inset-x-0 max-lg:top-14 max-lg:bottom-0 max-lg:z-10 max-lg:bg-canvas max-lg:p-2 max-lg:pb-20 lg:max-xl:sticky lg:max-xl:top-20 lg:max-xl:h-[calc(100dvh-6.5rem)]';
