import { UserRound } from 'lucide-react';
import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { formatNumber } from '@/lib/format';
import { paths } from '@/lib/paths';
import type { PersonHit } from '@/lib/people/types';

const linkClass =
  'rounded-sm font-medium text-accent underline-offset-4 hover:underline touch:py-1.5';

type Props = { person: PersonHit };

export function PersonRow({ person }: Props) {
  const t = useTranslations('people');
  const { currentRoles } = person;
  const roles = formatNumber(currentRoles);
  return (
    <tr className="border-b align-top last:border-b-0">
      <td className="px-3 py-2.5 sm:px-4">
        <div className="flex gap-2">
          <UserRound aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" />
          <div className="min-w-0 break-words">
            <PersonName person={person} />
            <span className="block text-muted text-xs sm:hidden">
              {t('rolesToday', { count: roles, plural: currentRoles })}
            </span>
          </div>
        </div>
      </td>
      <td className="hidden px-4 py-2.5 text-right tabular-nums sm:table-cell">{roles}</td>
      <td className="px-3 py-2.5 sm:px-4">
        <Companies person={person} />
      </td>
    </tr>
  );
}

/** Leads to all roles of the person, which stand beside the first company. */
function PersonName({ person: { id, name, companies } }: Props) {
  const t = useTranslations('people');
  const language = useLocale();
  const [first] = companies;
  if (!first) return <span lang="da">{name}</span>;
  return (
    <Link href={paths.person(id)} prefetch={false} lang="da" className={linkClass}>
      {name}
      <span className="sr-only" lang={language}>
        , {t('allRoles')}
      </span>
    </Link>
  );
}

/** The first companies, each with what the person is there, and how many more there are. */
function Companies({ person: { companies, companiesTotal, currentRoles } }: Props) {
  const t = useTranslations('people');
  const more = companiesTotal - companies.length;
  return (
    <ul className="flex flex-col gap-1">
      {companies.map(({ key, name, group }) => {
        const role = t(`groups.${group}`);
        return (
          <li key={key} className="break-words">
            <Link href={paths.company(key)} prefetch={false} lang="da" className={linkClass}>
              {name ?? key}
            </Link>{' '}
            <span className="text-muted text-xs">
              {currentRoles === 0 ? t('formerRole', { role }) : role}
            </span>
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
