import { useTranslations } from 'next-intl';
import { linkClass } from '@/components/roles/link-class';
import { Link } from '@/components/ui/link';
import type { NamedCompany } from '@/lib/history/types';

type Props = { companies: readonly NamedCompany[]; href: (key: string) => string };

/** The companies on the other side of a merger or demerger, each on a line. */
export function CompanyLinks({ companies, href }: Props) {
  const t = useTranslations();
  if (companies.length === 0) {
    return <p className="mt-1 text-muted text-sm">{t('detail.otherUnknown')}</p>;
  }
  return (
    <ul className="mt-1 text-ink text-sm">
      {companies.map(({ key, name }) => (
        <li key={key} dir="auto">
          <Link href={href(key)} lang="da" className={linkClass}>
            {name ?? t('company.cvr', { key })}
          </Link>
        </li>
      ))}
    </ul>
  );
}
