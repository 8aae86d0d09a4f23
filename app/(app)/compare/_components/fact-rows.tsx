import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { MISSING } from '@/components/company/company-text';
import { linkClass } from '@/components/roles/link-class';
import { employeesThen, employeesToday } from '@/lib/companies/employees-text';
import type { CompanyDetail } from '@/lib/companies/types';
import { areCertain } from '@/lib/comparison/employees';
import type { ComparedCompany } from '@/lib/comparison/types';
import { formatDay, formatNumber } from '@/lib/format';
import { paths } from '@/lib/paths';
import { withSoftHyphens } from '@/lib/words/soft-hyphens';
import type { LoadedComparison } from './load-comparison';
import { FigureRow, GroupRow, Row } from './row';
import { SignalRow } from './signal-row';

type Props = {
  companies: readonly ComparedCompany[];
  ceoIds: LoadedComparison['ceoIds'];
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

export function FactRows({ companies, ceoIds, group }: Props) {
  const t = useTranslations('compare');
  const keys = companies.map(({ company }) => company.key);
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
      <Row
        label={t('facts.ceo')}
        cellClass="text-left"
        cell={({ company }) => (
          <Ceo name={company.ceoName} id={ceoIds.get(company.key) ?? null} keys={keys} />
        )}
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
      <SignalRow {...rows} />
    </tbody>
  );
}

type CeoProps = { name: string | null; id: string | null; keys: readonly string[] };

/** Links to the companies of the CEO where it is certain who that is. */
function Ceo({ name, id, keys }: CeoProps) {
  if (name === null) return <span className="text-muted">{MISSING}</span>;
  if (id === null) return <span lang="da">{name}</span>;
  return (
    <Link
      href={paths.person(id, { from: 'compare', company: keys.join() })}
      prefetch={false}
      lang="da"
      className={linkClass}
    >
      {name}
    </Link>
  );
}
