'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Glyph } from '@/components/ui/glyph';
import { useFrame } from './frame-context';

/** For medium screens, between the floating switch and the three-column layout. */
export function PaneButtons({ filters }: { filters: number }) {
  const t = useTranslations('discover');
  const { pane, show, areFiltersOpen, openFilters } = useFrame();
  return (
    <div className="flex gap-2 max-lg:hidden xl:hidden">
      <Button
        aria-haspopup="dialog"
        aria-expanded={areFiltersOpen}
        onClick={() => openFilters(true)}
        className="px-3"
      >
        <Glyph shape="sliders" className="size-4" />
        {filters > 0 ? t('filtersCount', { count: filters }) : t('filters')}
      </Button>
      <Button
        aria-pressed={pane === 'map'}
        onClick={() => show(pane === 'map' ? 'list' : 'map')}
        className="px-3 aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent-strong"
      >
        <Glyph shape="map" className="size-4" />
        {t('map')}
      </Button>
    </div>
  );
}
