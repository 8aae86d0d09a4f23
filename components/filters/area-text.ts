import type { useTranslations } from 'next-intl';
import { formatDistance } from '@/lib/format';
import { readArea } from '@/lib/search/area';

type Texts = ReturnType<typeof useTranslations<'filters.chip.area'>>;

/** The kind of area in the URL; for a circle, its radius. */
export function areaText(t: Texts, text: string): string {
  const area = readArea(text, () => {});
  if (area?.kind === 'circle') return t('circle', { km: formatDistance(area.km) });
  return area?.kind === 'box' ? t('box') : t('shape');
}
