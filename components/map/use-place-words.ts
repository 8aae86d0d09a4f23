import { useTranslations } from 'next-intl';
import { lazily } from '@/lib/lazily';
import type { Point } from '@/lib/search/area';
import type { PlacedCompany } from './types';

/** The label of the company's marker. */
export function usePlaceWords(office: PlacedCompany['office']): string {
  const t = useTranslations('map');
  if (!office) return t('unitsOnly');
  if (office.precision) return t(`precision.${office.precision}`);
  return t('pointAt', inWords(office));
}

const degrees = lazily(
  () => new Intl.NumberFormat('da-DK', { minimumFractionDigits: 3, maximumFractionDigits: 3 }),
);

/** Degrees rounded to about a hundred metres. */
export const inWords = ({ latitude, longitude }: Point) => ({
  latitude: degrees().format(latitude),
  longitude: degrees().format(longitude),
});
