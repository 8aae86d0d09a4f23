import type { useTranslations } from 'next-intl';
import { formatDistance } from '@/lib/format';
import { readArea } from '@/lib/search/area';

type Texts = ReturnType<typeof useTranslations<'filters.chip.area'>>;

/** What kind of area stands in an address; of a circle, how far it reaches. */
export function areaText(t: Texts, text: string): string {
  const area = readArea(text, () => {});
  if (area?.kind === 'circle') return t('circle', { km: formatDistance(area.km) });
  return area?.kind === 'box' ? t('box') : t('shape');
}
