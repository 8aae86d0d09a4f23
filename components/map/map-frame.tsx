'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';

/** The map's container, with the same size before and after the map has loaded. */
export function MapFrame({ children }: { children: ReactNode }) {
  return (
    <div className="relative isolate h-full overflow-hidden rounded-lg border border-line bg-raised [print-color-adjust:exact]">
      {children}
    </div>
  );
}

/** Shown until the map's code is loaded, or when loading has failed. */
export function MapWaiting({ hasFailed, retry }: { hasFailed: boolean; retry: () => void }) {
  const t = useTranslations('map');
  if (!hasFailed) {
    return (
      <div role="status" className="absolute inset-0">
        <span className="sr-only">{t('loading')}</span>
        <Skeleton className="size-full" />
      </div>
    );
  }
  return (
    <div role="alert" className="grid h-full place-content-center justify-items-center gap-3 p-4">
      <p>{t('failed')}</p>
      <Button onClick={retry}>{t('retry')}</Button>
    </div>
  );
}
