import { useTranslations } from 'next-intl';
import { PartnerNames } from '@/components/roles/partner-names';
import type { Leading } from '@/lib/roles/led-by';
import type { Partners } from '@/lib/roles/partners';
import { Fact } from './fact';
import type { RolesHref } from './roles/roles-href';

export type Leaders = { leading: Leading; partners: Partners };

type Props = Leaders & { wide: boolean; personHref: RolesHref['person'] };

/** Who leads a company without a CEO: its proprietor or its partners. */
export function LeadersFact({ leading, partners, wide, personHref }: Props) {
  const t = useTranslations('detail');
  const { total } = partners;
  return (
    <Fact label={t(`ledBy.${leading}`, { count: total })} lang="da" wide={wide}>
      {total === 0 ? null : <PartnerNames {...partners} personHref={personHref} />}
    </Fact>
  );
}
