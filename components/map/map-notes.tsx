'use client';

import { useTranslations } from 'next-intl';
import { formatNumber } from '@/lib/format';
import type { MapClusters } from '@/lib/search/map-clusters';
import { FailedNote, Notes } from './note';

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
    // Beside the assistant's button, which floats over the corner.
    <Notes className="lg:pr-44">
      {isBaseMissing && <p>{t('tilesFailed')}</p>}
      {all?.error !== undefined && all !== null && (
        <FailedNote text={t('clustersFailed')} retry={all.retry} />
      )}
      {all?.answer && <AllCounted {...all.answer} />}
      {!all && markers === 0 && <p>{t('nonePlaced')}</p>}
    </Notes>
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
