import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { TabFailed } from '@/components/failures/part-failed';
import { Pagination } from '@/components/pagination/pagination';
import { cardClass } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { Building2 } from '@/components/ui/icons';
import { Link } from '@/components/ui/link';
import { LinkPending } from '@/components/ui/link-pending';
import { SwitchNav } from '@/components/ui/switch-nav';
import { cn } from '@/lib/cn';
import { contained } from '@/lib/contained';
import { formatDay, formatNumber } from '@/lib/format';
import { paths } from '@/lib/paths';
import { listPersonCompanies, personKeys } from '@/lib/people/person';
import type { CompanyWithRoles, Person, PersonList } from '@/lib/people/types';
import { findRegisterStatus } from '@/lib/register/queries';
import { MAX_LISTED } from '@/lib/search/query-length';
import { CompanyRow } from './company-row';
import type { PersonHref } from './person-href';

type Props = { person: Person; which: PersonList; page: number; to: PersonHref };

/** The companies of today or, on demand, those left or bankrupt, each with all roles in it. */
export async function PersonCompanies({ person, which, page, to }: Props) {
  const [t, found] = await Promise.all([
    getTranslations('person'),
    contained(
      'companies',
      person.id,
      Promise.all([
        listPersonCompanies(person, { which, page }),
        personKeys(person, which, MAX_LISTED),
        findRegisterStatus(),
      ]),
    ),
  ]);
  if (found === 'failed') return <TabFailed text={t('failed')} href={to.view({ which, page })} />;
  const [{ items, total, page: place, totalPages }, keys, { updatedOn }] = found;
  if (total === 0) {
    const text = t(person.kind === 'PERSON' ? 'emptyText' : 'emptyOrganisation');
    return <EmptyState icon={Building2} heading={t('emptyTitle')} text={text} />;
  }
  return (
    <section aria-labelledby="companies" className={cn(cardClass, 'min-w-0')}>
      <div className="flex min-h-15 flex-wrap items-center justify-between gap-2 px-3 py-2 sm:px-4">
        <h2 id="companies" className="text-base">
          {t('companies')}
        </h2>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {keys.length > 1 && (
            <Link
              href={paths.discover({ search: keys.join(' ') })}
              className="link link-alone text-sm print:hidden"
            >
              {t('asResults')}
              <LinkPending />
            </Link>
          )}
          <Which person={person} which={which} to={to} />
        </div>
      </div>
      <CompanyTable items={items} to={to} columns={[t('company'), t('roles')]} />
      <div className="flex flex-col gap-3 px-3 py-3 sm:px-4">
        <p className="text-muted text-xs">
          {items.some(({ company }) => company.isSample) ? t('sourceSample') : t('source')}
          {updatedOn && ` · ${t('snapshot', { day: formatDay(updatedOn) })}`}
        </p>
        <Pagination target={to.pages(which)} page={place} totalPages={totalPages} />
      </div>
    </section>
  );
}

/** Offers only lists that are not empty, and nothing when there is just one. */
function Which({ person, which, to }: Omit<Props, 'page'>) {
  const t = useTranslations('person');
  const { currentTotal, formerTotal, bankruptTotal } = person;
  const lists = [
    ['TODAY', 'today', currentTotal],
    ['FORMER', 'former', formerTotal],
    ['BANKRUPT', 'bankruptCount', bankruptTotal],
  ] as const;
  const choices = lists
    .filter(([, , count]) => count > 0)
    .map(([list, text, count]) => ({
      text: t(text, { count: formatNumber(count) }),
      href: to.view({ which: list }),
      isCurrent: list === which,
    }));
  return choices.length > 1 && <SwitchNav label={t('which')} choices={choices} />;
}

type TableProps = { items: CompanyWithRoles[]; to: PersonHref; columns: [string, string] };

function CompanyTable({ items, to, columns }: TableProps) {
  return (
    <table aria-labelledby="companies" className="w-full table-fixed">
      <thead>
        <tr className="border-y bg-raised text-left text-muted text-xs">
          {columns.map((label) => (
            <th key={label} scope="col" className="px-3 py-2 font-medium sm:px-4">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <CompanyRow key={item.company.key} {...item} href={to.company(item.company.key)} />
        ))}
      </tbody>
    </table>
  );
}
