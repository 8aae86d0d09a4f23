'use client';

import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type ComponentProps, useState } from 'react';
import { CompanyMap } from '@/components/map/company-map';
import type { MapMode } from '@/components/map/types';
import { Button } from '@/components/ui/button';
import { Drawn } from '@/components/ui/drawn';
import { useHydrated } from '@/components/ui/use-hydrated';
import { cn } from '@/lib/cn';
import { paths } from '@/lib/paths';
import { MAP_MODES } from '@/lib/search/constants';
import { useFrame } from './frame-context';
import { WIDE } from './widths';

type Props = Pick<ComponentProps<typeof CompanyMap>, 'points' | 'place' | 'query' | 'token'>;

const labels = { page: 'thisPage', all: 'allResults' } as const;

/** The map and its controls: which companies it shows, and as a map or a table. */
export function MapSwitch({ query, ...rest }: Props) {
  const t = useTranslations('map');
  const { navigate, pane } = useFrame();
  const isAwake = useHydrated();
  // After Back, the page's props are as first sent, but the URL has the latest mode.
  const address = useSearchParams();
  const [mode, setMode] = useState<MapMode>(address.get('map') === 'all' ? 'all' : 'page');
  const [asTable, setAsTable] = useState(false);
  const onArea = (area: string | null) => {
    const wanted = { ...query, area: area ?? undefined, map: mode === 'all' ? mode : undefined };
    navigate(paths.discover(wanted));
  };
  return (
    <div className="flex h-full flex-col gap-2">
      <div inert={!isAwake} className="flex items-center justify-between gap-2">
        <fieldset className="flex rounded-md border border-line bg-surface p-0.5">
          <legend className="sr-only">{t('shown')}</legend>
          {MAP_MODES.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={mode === one}
              onClick={() => setMode(one)}
              className={cn(
                'h-7.5 rounded-sm px-3 font-medium text-sm touch:h-10',
                mode === one ? 'bg-accent-soft text-accent-strong' : 'text-body hover:bg-raised',
              )}
            >
              {t(labels[one])}
            </button>
          ))}
        </fieldset>
        <Button
          icon
          aria-pressed={asTable}
          aria-label={t('asTable')}
          title={t('asTable')}
          onClick={() => setAsTable(!asTable)}
          className="aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent-strong"
        >
          <Drawn
            className="size-4"
            d="M3 9h18M9 3v18M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z"
          />
        </Button>
      </div>
      <div className="min-h-0 flex-1">
        <CompanyMap
          {...rest}
          query={query}
          mode={mode}
          asTable={asTable}
          onArea={onArea}
          isAskedFor={pane === 'map' || mode === 'all' || asTable}
          drawnOn={WIDE}
        />
      </div>
    </div>
  );
}
