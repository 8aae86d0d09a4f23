'use client';

import { useTranslations } from 'next-intl';
import { formatNumber } from '@/lib/format';
import type { MapClusters } from '@/lib/search/map-clusters';
import { FailedNote, Notes } from './note';

type Props = {
  /** In the mode for all results: the answer, and whether the request failed; otherwise null. */
  all: { answer: MapClusters | undefined; error: unknown; retry: () => void } | null;
  /** In the mode for one page: the number of its markers. */
  markers: number;
  isBaseMissing: boolean;
};

/** Notes at the lower edge: how much is shown, what is missing, what failed. */
export function MapNotes({ all, markers, isBaseMissing }: Props) {
  const t = useTranslations('map');
  return (
    // Leaves room for the assistant's button, which floats over the corner.
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
