import { getTranslations } from 'next-intl/server';
import { PartFailed } from '@/components/failures/part-failed';
import { linkClass } from '@/components/roles/link-class';
import { CardSection } from '@/components/ui/card';
import { Link } from '@/components/ui/link';
import { contained } from '@/lib/contained';
import { formatNumber } from '@/lib/format';
import { MOST_COLLEAGUES } from '@/lib/people/constants';
import { listColleagues } from '@/lib/people/person';
import type { Colleagues as Found, Person, PersonList } from '@/lib/people/types';
import type { PersonHref } from './person-href';

type Props = {
  person: Person;
  to: PersonHref;
  /** The listed companies; in others than those of today, from the time the person was there. */
  which: PersonList;
  everybody: boolean;
  /** URL of the full list, where only the first colleagues are shown. */
  all: string;
};

const HEADINGS = {
  TODAY: 'colleagues',
  FORMER: 'formerColleagues',
  BANKRUPT: 'bankruptColleagues',
} as const;

/** People who manage or own the same companies. */
export async function Colleagues({ person, to, which, everybody, all }: Props) {
  const [t, found] = await Promise.all([
    getTranslations('person'),
    contained(
      'colleagues',
      person.id,
      listColleagues(person.id, { which, ...(everybody && { most: MOST_COLLEAGUES }) }),
    ),
  ]);
  return (
    <CardSection id="colleagues" heading={t(HEADINGS[which])}>
      {found === 'failed' ? (
        <PartFailed text={t('colleaguesFailed')} href={to.view()} />
      ) : (
        <List {...found} to={to} texts={t} which={which} all={everybody ? null : all} />
      )}
    </CardSection>
  );
}

type Texts = Awaited<ReturnType<typeof getTranslations<'person'>>>;
type ListProps = Found & { to: PersonHref; texts: Texts; which: PersonList; all: string | null };

function List({ items, total, to, texts: t, which, all }: ListProps) {
  const nobody = which === 'TODAY' ? 'nobody' : 'nobodyThen';
  if (total === 0) return <p className="text-body text-sm">{t(nobody)}</p>;
  const more = total - items.length;
  const rest = t('moreColleagues', { count: formatNumber(more), plural: more });
  return (
    <>
      <ul className="flex flex-col gap-3">
        {items.map(({ id, name, company, shared }) => (
          <li key={id} className="break-words">
            <Link href={to.person(id)} lang="da" className={linkClass}>
              {name}
            </Link>
            <span className="block text-muted text-xs">
              {t.rich('sharedIn', {
                company: company.name ?? company.key,
                name: (chunks) => <span lang="da">{chunks}</span>,
              })}
              {shared > 1 &&
                ` ${t('andMore', { count: formatNumber(shared - 1), plural: shared - 1 })}`}
            </span>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className="mt-3 text-muted text-sm">
          {all === null ? (
            rest
          ) : (
            <Link href={all} scroll={false} className={linkClass}>
              {rest}
            </Link>
          )}
        </p>
      )}
    </>
  );
}
