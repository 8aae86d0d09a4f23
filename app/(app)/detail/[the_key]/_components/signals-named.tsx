import { useTranslations } from 'next-intl';
import { linkClass } from '@/components/roles/link-class';
import { Link } from '@/components/ui/link';
import { formatDay, formatNumber } from '@/lib/format';
import { insolventText } from '@/lib/signals/named';
import type { InBankruptcies, InsolventCompany } from '@/lib/signals/types';
import type { RolesHref } from './roles/roles-href';

type BankruptciesProps = { people: readonly InBankruptcies[]; total: number; to: RolesHref };

export function Bankruptcies({ people, total, to }: BankruptciesProps) {
  const t = useTranslations('signals');
  return (
    <>
      {t('bankruptcies', { count: total })}{' '}
      {people.map(({ id, name, companies, named }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <Link href={to.person(id)} lang="da" className={linkClass}>
            {name}
          </Link>
          {' ('}
          {named.map((company, place) => (
            <span key={company.key}>
              {place > 0 && ', '}
              <CompanyLink company={company} to={to} />
              {company.on && ` ${formatDay(company.on)}`}
            </span>
          ))}
          <More count={companies - named.length} />)
        </span>
      ))}
      <More count={total - people.length} />
    </>
  );
}

type InsolventProps = {
  kind: 'insolventOwners' | 'insolventPartners';
  companies: readonly InsolventCompany[];
  total: number;
  to: RolesHref;
};

export function InsolventCompanies({ kind, companies, total, to }: InsolventProps) {
  const t = useTranslations('signals');
  const statusWord = useTranslations('company.status');
  return (
    <>
      {t(kind, { count: total })}{' '}
      {companies.map((company, index) => (
        <span key={company.key}>
          {index > 0 && ', '}
          <CompanyLink company={company} to={to} /> ({insolventText(company, statusWord)})
        </span>
      ))}
      <More count={total - companies.length} />
    </>
  );
}

type CompanyLinkProps = { company: { key: string; name: string | null }; to: RolesHref };

function CompanyLink({ company: { key, name }, to }: CompanyLinkProps) {
  return (
    <Link href={to.overview(key)} lang="da" className={linkClass}>
      {name ?? key}
    </Link>
  );
}

/** How many are not listed by name. */
function More({ count }: { count: number }) {
  const t = useTranslations('signals');
  return count > 0 && ` ${t('more', { count: formatNumber(count) })}`;
}
