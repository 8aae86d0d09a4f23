import { useTranslations } from 'next-intl';
import { CardSection } from '@/components/ui/card';
import { ScrollHere } from '@/components/ui/scroll-here';
import { formatCapital, formatYearDay } from '@/lib/companies/format';
import type { CompanyDetail } from '@/lib/companies/types';
import { type FirstAccounts, firstAccountsText } from '@/lib/financials/first-accounts';
import { formatDay } from '@/lib/format';
import type { Articles } from '@/lib/overview/types';
import { type Row, Rows } from './rows';

type Props = {
  articles: Articles;
  firstAccounts: FirstAccounts | null;
  company: CompanyDetail;
};

/** The capital, and in words of ours that some of it is not paid. */
function capitalRow(
  { capital, capitalCurrency, capitalPartlyPaid }: Articles,
  t: ReturnType<typeof useTranslations<'detail'>>,
): Row {
  if (capital === null) return [t('capital'), null];
  const amount = formatCapital(capital, capitalCurrency);
  return capitalPartlyPaid
    ? [t('capital'), t('partlyPaid', { capital: amount }), true]
    : [t('capital'), amount];
}

/** The company's own registered details. */
export function Registration({ articles, firstAccounts, company }: Props) {
  const t = useTranslations('detail');
  const { articlesOn, financialYearStart, financialYearEnd } = articles;
  const [first, last] = [formatYearDay(financialYearStart), formatYearDay(financialYearEnd)];
  const yesOrNo = (is: boolean | null) => (is === null ? null : t(is ? 'yes' : 'no'));
  const rows: Row[] = [
    [t('purpose'), articles.purpose],
    capitalRow(articles, t),
    ...(articles.shareClasses ? [[t('shareClasses'), t('yes'), true] satisfies Row] : []),
    [t('signingRule'), articles.signingRule],
    ...(articlesOn ? [[t('articlesOn'), formatDay(articlesOn)] satisfies Row] : []),
    [t('financialYear'), first && last && `${first} – ${last}`],
    ...(firstAccounts
      ? [[t('firstAccounts'), firstAccountsText(firstAccounts)] satisfies Row]
      : []),
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
