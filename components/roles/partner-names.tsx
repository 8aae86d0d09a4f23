import { useLocale, useTranslations } from 'next-intl';
import { Link } from '@/components/ui/link';
import { cn } from '@/lib/cn';
import { formatNumber } from '@/lib/format';
import type { Participant } from '@/lib/roles/types';
import { linkClass } from './link-class';

type Props = {
  items: readonly Pick<Participant, 'id' | 'name'>[];
  total: number;
  personHref: (id: string) => string;
};

/** Linked names of a proprietor or partners, and how many more there are. */
export function PartnerNames({ items, total, personHref }: Props) {
  const t = useTranslations('roles');
  const language = useLocale();
  const more = total - items.length;
  return (
    <>
      {items.map(({ id, name }, place) => (
        <span key={id} lang="da">
          {place > 0 && ', '}
          <Link
            href={personHref(id)}
            className={cn(linkClass, '-my-0.5 inline-flex min-h-6 items-center')}
          >
            {name}
          </Link>
        </span>
      ))}
      {more > 0 && (
        <span lang={language}>
          {` ${t('andMore', { plural: more, count: formatNumber(more) })}`}
        </span>
      )}
    </>
  );
}
