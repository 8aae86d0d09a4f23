import { useTranslations } from 'next-intl';
import { CardSection } from '@/components/ui/card';
import { formatCapital, formatYearDay } from '@/lib/companies/format';
import type { CompanyDetail } from '@/lib/companies/types';
import { formatDay } from '@/lib/format';
import type { Articles } from '@/lib/overview/types';
import { type Row, Rows } from './rows';
import { ScrollHere } from './scroll-here';

type Props = { articles: Articles; company: CompanyDetail };

/** The company's own registered details. */
export function Registration({ articles, company }: Props) {
  const t = useTranslations('detail');
  const { capital, capitalCurrency, financialYearStart, financialYearEnd } = articles;
  const [first, last] = [formatYearDay(financialYearStart), formatYearDay(financialYearEnd)];
  const yesOrNo = (is: boolean | null) => (is === null ? null : t(is ? 'yes' : 'no'));
  const rows: Row[] = [
    [t('purpose'), articles.purpose],
    [t('capital'), capital === null ? null : formatCapital(capital, capitalCurrency)],
    [t('signingRule'), articles.signingRule],
    [t('financialYear'), first && last && `${first} – ${last}`],
    [t('auditWaived'), yesOrNo(articles.auditWaived), true],
    [t('listed'), yesOrNo(articles.listed), true],
    [t('statusText'), company.statusText],
    [t('statusSince'), company.statusSince && formatDay(company.statusSince)],
  ];
  return (
    <CardSection id="registration" heading={t('registration')}>
      <ScrollHere id="registration" />
      <Rows rows={rows} />
    </CardSection>
  );
}
