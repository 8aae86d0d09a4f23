'use client';

import { useTranslations } from 'next-intl';
import { formatNumber } from '@/lib/format';
import type { MapClusters } from '@/lib/search/map-clusters';

type Props = {
  /** In the mode that shows everything: what came, and whether asking failed. */
  all: { answer: MapClusters | undefined; error: unknown; retry: () => void } | null;
  /** In the other: markers of the page. */
  markers: number;
  isBaseMissing: boolean;
};

/** One line at the lower edge: how much is seen, what is missing, what went wrong. */
export function MapNotes({ all, markers, isBaseMissing }: Props) {
  const t = useTranslations('map');
  return (
    <div
      role="status"
      className="pointer-events-none absolute bottom-5 left-0 flex max-w-full flex-col items-start gap-1 p-2 text-sm [&>p]:rounded-md [&>p]:border [&>p]:border-line [&>p]:bg-surface [&>p]:px-2 [&>p]:py-1 [&>p]:shadow-md"
    >
      {isBaseMissing && <p>{t('tilesFailed')}</p>}
      {all?.error !== undefined && all !== null && (
        <p>
          {t('clustersFailed')}{' '}
          <button
            type="button"
            onClick={all.retry}
            className="pointer-events-auto font-medium text-accent underline underline-offset-2"
          >
            {t('retry')}
          </button>
        </p>
      )}
      {all?.answer && <AllCounted {...all.answer} />}
      {!all && markers === 0 && <p>{t('nonePlaced')}</p>}
    </div>
  );
}

function AllCounted({ inside, total, withoutPosition }: MapClusters) {
  const t = useTranslations('map');
  if (inside === 0 && total > 0) return <p>{t('noneInView')}</p>;
  const parts = [t('counted', { inside: formatNumber(inside), total: formatNumber(total) })];
  if (withoutPosition > 0) {
    parts.push(t('withoutPosition', { count: formatNumber(withoutPosition) }));
  }
  return <p>{parts.join(' · ')}</p>;
}
