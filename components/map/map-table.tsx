'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { MISSING } from '@/components/company/company-text';
import { RecordedLink } from '@/components/company/recorded-link';
import { ScrollRegion } from '@/components/ui/scroll-region';
import { formatNumber } from '@/lib/format';
import { nearestTown, type Town } from '@/lib/map/nearest-town';
import { AllNotes, type AllResults } from './map-notes';
import type { MapPoint } from './types';
import { useCompanyHref } from './use-company-href';
import { inWords } from './use-place-words';

const cell = 'wrap-anywhere hyphens-auto px-3 py-2 align-top';
/** Short words, which are not broken to make room for longer ones beside them. */
const placeCell = 'break-words px-3 py-2 align-top';

type Props = {
  caption: string;
  /** How much of the results it holds, or why it does not. */
  notes?: ReactNode;
  heads: string[];
  children: ReactNode;
};

function Table({ caption, notes, heads, children }: Props) {
  return (
    <ScrollRegion aria-label={caption} className="absolute inset-0 overflow-auto bg-surface">
      <div role="status" className="px-3 pt-2 text-sm empty:hidden">
        {notes}
      </div>
      <table className="w-full text-left text-sm">
        <caption className="px-3 py-2 text-left text-muted">{caption}</caption>
        <thead className="sticky top-0 bg-raised text-ink">
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col" className="px-3 py-2 font-medium">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">{children}</tbody>
      </table>
    </ScrollRegion>
  );
}

/** The numbered markers as a table. */
export function PageTable({ points, towns }: { points: MapPoint[]; towns: Town[] }) {
  const t = useTranslations('map');
  const heads = [t('number'), t('company'), t('industry'), t('place')];
  return (
    <Table caption={t('tableOfPage')} heads={heads}>
      {points.length === 0 && (
        <tr>
          <td colSpan={heads.length} className={cell}>
            {t('nonePlaced')}
          </td>
        </tr>
      )}
      {points.map((point) => (
        <tr key={point.key}>
          <td className={`${cell} text-right`}>{formatNumber(point.number)}</td>
          <th scope="row" className={`${cell} font-normal`}>
            <CompanyLink company={point} number={point.number} />
          </th>
          <td lang="da" className={cell}>
            {point.industry ?? MISSING}
          </td>
          <td className={placeCell}>
            {point.town ?? nearestTown(towns, point) ?? t('degrees', inWords(point))}
          </td>
        </tr>
      ))}
    </Table>
  );
}

/** The groups in view as a table, largest first. */
export function ClusterTable({ all, towns }: { all: AllResults; towns: Town[] }) {
  const t = useTranslations('map');
  const sorted = (all.answer?.clusters ?? []).toSorted((a, b) => b.count - a.count);
  const heads = [t('companies'), t('place'), t('position')];
  return (
    <Table caption={t('tableOfAll')} notes={<AllNotes {...all} />} heads={heads}>
      {sorted.map((cluster) => {
        const { company, count, latitude, longitude } = cluster;
        const town = nearestTown(towns, cluster);
        return (
          <tr key={company?.key ?? `${latitude},${longitude}`}>
            <td className={cell}>
              {company ? <CompanyLink company={company} /> : formatNumber(count)}
            </td>
            <td className={placeCell}>{town ? t('near', { town }) : MISSING}</td>
            <td className={cell}>{t('degrees', inWords(cluster))}</td>
          </tr>
        );
      })}
    </Table>
  );
}

type LinkProps = { company: { key: string; name: string | null }; number?: number };

function CompanyLink({ company: { key, name }, number }: LinkProps) {
  const t = useTranslations('map');
  const href = useCompanyHref();
  return (
    <RecordedLink
      href={href(key)}
      click={{ kind: 'search', the_key: key, position: number }}
      className="link"
    >
      {name === null ? (
        t('noName')
      ) : (
        <span lang="da" dir="auto">
          {name}
        </span>
      )}
    </RecordedLink>
  );
}
