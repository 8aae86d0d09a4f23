import { useTranslations } from 'next-intl';
import type { Point } from '@/lib/search/area';
import type { PlacedCompany } from './types';

/** What the mark of the company says. */
export function usePlaceWords(office: PlacedCompany['office']): string {
  const t = useTranslations('map');
  if (!office) return t('unitsOnly');
  if (office.precision) return t(`precision.${office.precision}`);
  return t('pointAt', inWords(office));
}

/** Degrees to about a hundred metres. */
export const inWords = ({ latitude, longitude }: Point) => ({
  latitude: latitude.toFixed(3),
  longitude: longitude.toFixed(3),
});
