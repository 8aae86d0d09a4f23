'use client';

import { useTranslations } from 'next-intl';
import { cn } from '@/lib/cn';
import { columnClass } from './frame-class';
import { useFrame } from './frame-context';
import type { MapPoint } from './map-points';
import { useMedia, WIDE } from './use-media';

type Props = { points: MapPoint[]; query: Record<string, string> };

/** The right column; below it what the switch brings in front. Only loaded when it is seen. */
export function MapSlot({ points, query }: Props) {
  const t = useTranslations('discover');
  const { pane } = useFrame();
  const isWide = useMedia(WIDE);
  const isSeen = isWide || pane === 'map';
  return (
    <section
      aria-label={t('map')}
      className={cn(
        columnClass,
        pane === 'map'
          ? 'max-lg:fixed max-lg:inset-x-0 max-lg:top-14 max-lg:bottom-0 max-lg:z-20 max-lg:bg-canvas lg:max-xl:sticky lg:max-xl:top-[5rem] lg:max-xl:h-[calc(100dvh-6.5rem)]'
          : 'max-xl:hidden',
      )}
    >
      {isSeen && <span hidden>{JSON.stringify({ points, query })}</span>}
    </section>
  );
}
