import type { useTranslations } from 'next-intl';
import { formatDistance } from '@/lib/format';
import { readArea } from '@/lib/search/area';

type Texts = ReturnType<typeof useTranslations<'filters.chip.area'>>;

/**
 * The kind of area in the URL; for a circle, its radius.
 * @param place what it is around, where that is known: an address holds its position alone
 */
export function areaText(t: Texts, text: string, place?: string): string {
  const area = readArea(text, () => {});
  if (area?.kind === 'circle') {
    const km = formatDistance(area.km);
    return place ? t('around', { km, place }) : t('circle', { km });
  }
  return area?.kind === 'box' ? t('box') : t('shape');
}
