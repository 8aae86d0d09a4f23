import { useTranslations } from 'next-intl';
import { employeesThen, employeesToday } from '@/lib/companies/employees-text';
import type { CompanyDetail } from '@/lib/companies/types';
import type { ComparedCompany } from '@/lib/comparison/types';
import { formatDay, formatNumber } from '@/lib/format';
import { FigureRow, GroupRow, Row } from './row';

type Props = {
  companies: readonly ComparedCompany[];
  group: { columns: number; blank: number };
};

const FACTS: {
  id: 'industry' | 'companyType' | 'place' | 'founded' | 'ceo';
  of: (company: CompanyDetail) => string | null;
}[] = [
  { id: 'industry', of: ({ industry }) => industry },
  { id: 'companyType', of: ({ companyType }) => companyType },
  { id: 'place', of: ({ postalDistrict, municipality }) => postalDistrict ?? municipality },
  { id: 'founded', of: ({ foundedOn }) => foundedOn && formatDay(foundedOn) },
  { id: 'ceo', of: ({ ceoName }) => ceoName },
];

/** The lower bound of today's published number or interval. */
function leastEmployees({ company }: ComparedCompany) {
  const { exact, min } = employeesToday(company);
  return exact ?? min;
}

export function FactRows({ companies, group }: Props) {
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
      <FigureRow
        label={t('facts.employees')}
        value={leastEmployees}
        shown={({ company }) => employeesThen(company)}
        {...rows}
      />
      <FigureRow
        label={t('facts.locations')}
        value={({ company }) => company.locationCount}
        shown={({ company }) => formatNumber(company.locationCount)}
        {...rows}
      />
    </tbody>
  );
}
