import { useLocale, useTranslations } from 'next-intl';
import { MISSING } from '@/components/company/company-text';
import { ProtectionMark, StatusMark } from '@/components/company/marks';
import { linkClass } from '@/components/roles/link-class';
import { Building2, UserRound } from '@/components/ui/icons';
import { Link } from '@/components/ui/link';
import { formatNumber } from '@/lib/format';
import type { Trail } from '@/lib/origin/origin';
import { paths } from '@/lib/paths';
import type { PersonHit } from '@/lib/people/types';

/** `known`: the results that the person's page is opened from. */
type Props = { person: PersonHit; known: Trail };

export function PersonRow({ person, known }: Props) {
  const t = useTranslations('people');
  const { kind, currentRoles } = person;
  const Icon = kind === 'PERSON' ? UserRound : Building2;
  const roles = formatNumber(currentRoles);
  return (
    <tr className="border-b align-top last:border-b-0">
      <th scope="row" className="px-3 py-2.5 text-left font-normal sm:px-4">
        <div className="flex gap-2">
          <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" />
          <div className="min-w-0 break-words">
            <PersonName person={person} known={known} />
            {kind === 'OTHER' && (
              <span className="block text-muted text-xs">{t('organisation')}</span>
            )}
            <span className="block text-muted text-xs sm:hidden">
              {t('rolesToday', { count: roles, plural: currentRoles })}
            </span>
          </div>
        </div>
      </th>
      <td className="hidden px-4 py-2.5 text-right tabular-nums sm:table-cell">{roles}</td>
      <td className="px-3 py-2.5 sm:px-4">
        <Companies person={person} known={known} />
      </td>
    </tr>
  );
}

/** Links to all companies of the person. */
function PersonName({ person: { id, name }, known }: Props) {
  const t = useTranslations('people');
  const language = useLocale();
  return (
    <Link href={paths.person(id, known)} lang="da" className={linkClass}>
      {name}
      <span className="sr-only" lang={language}>
        , {t('allCompanies')}
      </span>
    </Link>
  );
}

/** The first companies with the person's role in each, and how many more there are. */
function Companies({ person: { companies, companiesTotal, currentRoles }, known }: Props) {
  const t = useTranslations('people');
  const more = companiesTotal - companies.length;
  // Somebody may have nothing but a role that has not begun.
  if (companiesTotal === 0) return <span className="text-muted">{MISSING}</span>;
  return (
    <ul className="flex flex-col gap-1">
      {companies.map(({ key, name, group, status, advertisingProtected, postalDistrict }) => {
        const role = t(`groups.${group}`);
        const isFormer = currentRoles === 0 && group !== 'FOUNDER';
        const what = isFormer ? t('formerRole', { role }) : role;
        return (
          <li key={key} className="break-words">
            <Link href={paths.company(key, known)} lang="da" className={linkClass}>
              {name ?? key}
            </Link>{' '}
            <span className="text-muted text-xs">
              {what}
              {postalDistrict && <span lang="da"> · {postalDistrict}</span>}
            </span>{' '}
            {status !== 'ACTIVE' && <StatusMark status={status} />}{' '}
            {advertisingProtected && <ProtectionMark />}
          </li>
        );
      })}
      {more > 0 && (
        <li className="text-muted text-xs">
          {t('andMore', { count: formatNumber(more), plural: more })}
        </li>
      )}
    </ul>
  );
}
