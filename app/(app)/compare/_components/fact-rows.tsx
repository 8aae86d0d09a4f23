import { useTranslations } from 'next-intl';
import { MISSING } from '@/components/company/company-text';
import { linkClass } from '@/components/roles/link-class';
import { PartnerNames } from '@/components/roles/partner-names';
import { Link } from '@/components/ui/link';
import { employeesThen, employeesToday } from '@/lib/companies/employees-text';
import type { CompanyDetail } from '@/lib/companies/types';
import { type ComparisonAddress, fromComparison } from '@/lib/comparison/address';
import { areCertain } from '@/lib/comparison/employees';
import type { ComparedCompany } from '@/lib/comparison/types';
import { formatDay, formatNumber } from '@/lib/format';
import { paths } from '@/lib/paths';
import { ledBy } from '@/lib/roles/led-by';
import { withSoftHyphens } from '@/lib/words/soft-hyphens';
import { ActivitiesRow } from './activities-row';
import type { LoadedComparison } from './load-comparison';
import { FigureRow, GroupRow, Row } from './row';
import { SignalRow } from './signal-row';

type Props = Pick<LoadedComparison, 'leaders' | 'activities'> & {
  companies: readonly ComparedCompany[];
  address: ComparisonAddress;
  group: { columns: number; blank: number };
};

const FACTS: {
  id: 'industry' | 'companyType' | 'place' | 'founded';
  of: (company: CompanyDetail) => string | null;
}[] = [
  { id: 'industry', of: ({ industry }) => industry },
  { id: 'companyType', of: ({ companyType }) => companyType && withSoftHyphens(companyType) },
  { id: 'place', of: ({ postalDistrict, municipality }) => postalDistrict ?? municipality },
  { id: 'founded', of: ({ foundedOn }) => foundedOn && formatDay(foundedOn) },
];

/** The lower bound of today's published number or interval. */
function leastEmployees({ company }: ComparedCompany) {
  const { exact, min } = employeesToday(company);
  return exact ?? min;
}

export function FactRows({ companies, address, leaders, activities, group }: Props) {
  const t = useTranslations('compare');
  const rows = { companies, blank: group.blank };
  return (
    <tbody>
      <GroupRow label={t('groups.company')} {...group} />
      {FACTS.map(({ id, of }) => (
        <Row
          key={id}
          label={t(`facts.${id}`)}
          cellClass="text-left"
          cell={({ company }) => {
            const text = of(company);
            return text && <span lang="da">{text}</span>;
          }}
          {...rows}
        />
      ))}
      <ActivitiesRow address={address} activities={activities} {...rows} />
      <Row
        label={t('facts.ceo')}
        cellClass="text-left"
        cell={({ company }) => <Leader company={company} leaders={leaders} address={address} />}
        {...rows}
      />
      <FigureRow
        label={t('facts.employees')}
        value={leastEmployees}
        isComparable={areCertain(companies.map(({ company }) => employeesToday(company)))}
        shown={({ company }) => employeesThen(company)}
        {...rows}
      />
      <FigureRow
        label={t('facts.locations')}
        value={({ company }) => company.locationCount}
        shown={({ company }) => formatNumber(company.locationCount)}
        {...rows}
      />
      <SignalRow address={address} {...rows} />
    </tbody>
  );
}

type LeaderProps = {
  company: CompanyDetail;
  leaders: LoadedComparison['leaders'];
  address: ComparisonAddress;
};

/** The CEO, linked where it is certain who that is, or who leads a company that has none. */
function Leader({ company, leaders: { ceoIds, partnersOf }, address }: LeaderProps) {
  const t = useTranslations('detail.ledBy');
  const personHref = (id: string) => paths.person(id, fromComparison(address));
  const { key, ceoName: name } = company;
  const leading = ledBy(company);
  const partners = partnersOf(key);
  if (leading && partners.total > 0) {
    return (
      <>
        <PartnerNames {...partners} personHref={personHref} />
        <span className="block text-muted text-xs">{t(leading, { count: partners.total })}</span>
      </>
    );
  }
  if (name === null) return <span className="text-muted">{MISSING}</span>;
  const id = ceoIds.get(key);
  if (!id) return <span lang="da">{name}</span>;
  return (
    <Link href={personHref(id)} lang="da" className={linkClass}>
      {name}
    </Link>
  );
}
