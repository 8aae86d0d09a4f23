'use client';

import { useTranslations } from 'next-intl';
import { formatNumber } from '@/lib/format';
import type { MapClusters } from '@/lib/search/map-clusters';
import { FailedNote } from './failed-note';
import { Notes } from './note';

/** The groups, and whether the request for them failed. */
export type AllResults = { answer: MapClusters | undefined; error: unknown; retry: () => void };

type Props = {
  /** In the mode for all results; otherwise null. */
  all: AllResults | null;
  /** In the mode for one page: the number of its markers. */
  markers: number;
  /** The base map of the live map. */
  base?: { hasFailed: boolean; retry: () => void };
};

/** Notes at the lower edge: how much is shown, what is missing, what failed. */
export function MapNotes({ all, markers, base }: Props) {
  const t = useTranslations('map');
  return (
    // Leaves room for the assistant's button, which floats over the corner.
    <Notes className="lg:pr-44">
      {base?.hasFailed && <FailedNote text={t('tilesFailed')} retry={base.retry} />}
      {all && <AllNotes {...all} />}
      {!all && markers === 0 && <p>{t('nonePlaced')}</p>}
    </Notes>
  );
}

/** Also above the table, which covers the map and its notes. */
export function AllNotes({ answer, error, retry }: AllResults) {
  const t = useTranslations('map');
  return (
    <>
      {error !== undefined && <FailedNote text={t('clustersFailed')} error={error} retry={retry} />}
      {answer && <AllCounted {...answer} />}
    </>
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
