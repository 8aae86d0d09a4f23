import { useTranslations } from 'next-intl';
import { Candidate } from '@/components/company/candidate';
import { InitialsCircle } from '@/components/company/initials-circle';
import { NamedMarks } from '@/components/company/marks';
import { CardSection } from '@/components/ui/card';
import { Building2, UserRound } from '@/components/ui/icons';
import { Link } from '@/components/ui/link';
import type { CompanyDetail } from '@/lib/companies/types';
import { endText } from '@/lib/connections/ends';
import { type NamedEnd, peopleMeant } from '@/lib/connections/shown-end';
import { formatNumber } from '@/lib/format';
import { paths } from '@/lib/paths';
import type { PersonHit } from '@/lib/people/types';

type Props = {
  /** Tells the lists of a page apart. */
  name: string;
  end: NamedEnd;
  hrefOf: (text: string) => string;
};

/** The companies, people and organisations that a name may mean. Nothing where it means nobody. */
export function MeantEnd({ name, end: { text, companies, people }, hrefOf }: Props) {
  const t = useTranslations('connections');
  if (companies.total + people.total === 0) return null;
  const shown = peopleMeant(people);
  return (
    <CardSection id={`meant-${name}`} heading={t('meant', { text })}>
      <ul className="-my-2 flex flex-col divide-y divide-line">
        {companies.companies.map((company) => (
          <MeantCompany key={company.key} company={company} hrefOf={hrefOf} />
        ))}
        {shown.map((person) => (
          <MeantPerson key={person.id} person={person} hrefOf={hrefOf} />
        ))}
      </ul>
      <p className="mt-4 flex flex-wrap gap-x-4 gap-y-2 text-sm empty:hidden">
        {companies.total > companies.companies.length && (
          <Link href={paths.discover({ search: text })} className="link link-alone">
            {t('allCompanies', { count: formatNumber(companies.total) })}
          </Link>
        )}
        {people.total > shown.length && (
          <Link href={paths.people({ name: text })} className="link link-alone">
            {t(people.organisations > 0 ? 'allNamed' : 'allPeople', {
              count: formatNumber(people.total),
            })}
          </Link>
        )}
      </p>
    </CardSection>
  );
}

type CompanyProps = { company: CompanyDetail; hrefOf: Props['hrefOf'] };

function MeantCompany({ company, hrefOf }: CompanyProps) {
  const t = useTranslations();
  const { key, postalDistrict } = company;
  const name = company.name ?? t('company.noName');
  return (
    <Candidate
      kind="meant"
      sign={<InitialsCircle companyKey={key} name={name} className="size-9 text-sm" />}
      href={hrefOf(endText({ company: key }))}
      name={name}
      facts={[t('person.cvr', { key }), postalDistrict]}
    >
      <NamedMarks company={company} />
    </Candidate>
  );
}

function MeantPerson({ person, hrefOf }: { person: PersonHit; hrefOf: Props['hrefOf'] }) {
  const t = useTranslations('people');
  const { id, kind, name, currentRoles, companies } = person;
  const Icon = kind === 'PERSON' ? UserRound : Building2;
  const roles = t('rolesToday', { count: formatNumber(currentRoles), plural: currentRoles });
  return (
    <Candidate
      kind="meant"
      sign={
        <span className="grid size-9 shrink-0 place-items-center rounded-full bg-raised text-muted">
          <Icon aria-hidden className="size-4" />
        </span>
      }
      href={hrefOf(endText({ participant: id }))}
      name={name}
      facts={[
        kind === 'OTHER' ? t('organisation') : null,
        roles,
        companies[0]?.name ?? companies[0]?.key,
      ]}
    />
  );
}
