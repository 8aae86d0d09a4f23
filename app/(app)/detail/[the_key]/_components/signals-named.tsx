import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { linkClass } from '@/components/roles/link-class';
import { formatDay, formatNumber } from '@/lib/format';
import { ownerText } from '@/lib/signals/named';
import type { InBankruptcies, InsolventOwner } from '@/lib/signals/types';
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
          <Link href={to.person(id)} prefetch={false} lang="da" className={linkClass}>
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

type OwnersProps = { owners: readonly InsolventOwner[]; total: number; to: RolesHref };

export function InsolventOwners({ owners, total, to }: OwnersProps) {
  const t = useTranslations('signals');
  const statusWord = useTranslations('company.status');
  return (
    <>
      {t('insolventOwners', { count: total })}{' '}
      {owners.map((owner, index) => (
        <span key={owner.key}>
          {index > 0 && ', '}
          <CompanyLink company={owner} to={to} /> ({ownerText(owner, statusWord)})
        </span>
      ))}
      <More count={total - owners.length} />
    </>
  );
}

type CompanyLinkProps = { company: { key: string; name: string | null }; to: RolesHref };

function CompanyLink({ company: { key, name }, to }: CompanyLinkProps) {
  return (
    <Link href={to.overview(key)} prefetch={false} lang="da" className={linkClass}>
      {name ?? key}
    </Link>
  );
}

/** How many are not listed by name. */
function More({ count }: { count: number }) {
  const t = useTranslations('signals');
  return count > 0 && ` ${t('more', { count: formatNumber(count) })}`;
}
