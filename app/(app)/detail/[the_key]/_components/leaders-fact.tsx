import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { linkClass } from '@/components/roles/link-class';
import { cn } from '@/lib/cn';
import { formatNumber } from '@/lib/format';
import type { Leading } from '@/lib/roles/led-by';
import type { Partners } from '@/lib/roles/partners';
import { Fact } from './fact';
import type { RolesHref } from './roles/roles-href';

export type Leaders = { leading: Leading; partners: Partners };

type Props = Leaders & { wide: boolean; personHref: RolesHref['person'] };

/** Who leads a company without a CEO: its proprietor or its partners. */
export function LeadersFact({ leading, partners: { items, total }, wide, personHref }: Props) {
  const t = useTranslations();
  const language = useLocale();
  const more = total - items.length;
  return (
    <Fact label={t(`detail.ledBy.${leading}`, { count: total })} lang="da" wide={wide}>
      {total === 0 ? null : (
        <>
          {items.map(({ id, name }, place) => (
            <span key={id}>
              {place > 0 && ', '}
              <Link
                href={personHref(id)}
                prefetch={false}
                className={cn(linkClass, '-my-0.5 inline-flex min-h-6 items-center')}
              >
                {name}
              </Link>
            </span>
          ))}
          {more > 0 && (
            <span lang={language}>
              {` ${t('roles.andMore', { plural: more, count: formatNumber(more) })}`}
            </span>
          )}
        </>
      )}
    </Fact>
  );
}
