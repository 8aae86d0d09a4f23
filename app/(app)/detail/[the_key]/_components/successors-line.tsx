import { useTranslations } from 'next-intl';
import { linkClass } from '@/components/roles/link-class';
import { Link } from '@/components/ui/link';
import type { Successors } from '@/lib/history/restructurings';

/** More are in the timeline. */
const MOST_NAMED = 3;

type Props = { successors: Successors; href: (key: string) => string };

/** "Merged into Stor A/S": where a company that is no more went on. */
export function SuccessorsLine({ successors: { field, companies }, href }: Props) {
  const t = useTranslations();
  return (
    <p>
      <span className="text-muted">{t(`detail.event.${field}`)} </span>
      {companies.slice(0, MOST_NAMED).map(({ key, name }, place) => (
        <span key={key}>
          {place > 0 && ', '}
          <Link href={href(key)} lang="da" className={linkClass}>
            {name ?? t('company.cvr', { key })}
          </Link>
        </span>
      ))}
      {companies.length > MOST_NAMED && ' …'}
    </p>
  );
}
