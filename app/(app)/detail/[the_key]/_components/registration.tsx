import { useTranslations } from 'next-intl';
import { linkClass } from '@/components/roles/link-class';
import { CardSection } from '@/components/ui/card';
import { Link } from '@/components/ui/link';
import { ScrollHere } from '@/components/ui/scroll-here';
import { cn } from '@/lib/cn';
import { isBranch } from '@/lib/companies/branch';
import { isInDistress } from '@/lib/companies/distress';
import { tellsStatus } from '@/lib/companies/ending';
import { formatCapital, formatYearDay } from '@/lib/companies/format';
import { canHave, type Fact } from '@/lib/companies/never-registered';
import type { CompanyDetail } from '@/lib/companies/types';
import { firstAccountsText } from '@/lib/financials/first-accounts';
import { formatDay } from '@/lib/format';
import type { Articles, OwnRecord } from '@/lib/overview/types';
import type { RolesHref } from './roles/roles-href';
import { type Row, Rows } from './rows';
import { SigningNote } from './signing-note';

type Words = ReturnType<typeof useTranslations<'detail'>>;

/** The capital, and in words of ours that some of it is not paid. */
function capitalRow({ capital, capitalCurrency, capitalPartlyPaid }: Articles, t: Words): Row {
  if (capital === null) return [t('capital'), null];
  const amount = formatCapital(capital, capitalCurrency);
  return capitalPartlyPaid
    ? [t('capital'), t('partlyPaid', { capital: amount }), true]
    : [t('capital'), amount];
}

type Props = {
  record: Pick<OwnRecord, 'articles' | 'firstAccounts' | 'parent'>;
  company: CompanyDetail;
  /** URL of all roles of a participant. */
  personHref: RolesHref['person'];
};

/** Facts of the register; one that is never registered for the legal form has no row. */
function articlesRows({ record: { articles, firstAccounts }, company }: Props, t: Words): Row[] {
  const { articlesOn, financialYearStart, financialYearEnd, signingRule } = articles;
  const [first, last] = [formatYearDay(financialYearStart), formatYearDay(financialYearEnd)];
  const yesOrNo = (is: boolean | null) => (is === null ? null : t(is ? 'yes' : 'no'));
  const signingNote = isInDistress(company.status) && <SigningNote status={company.status} />;
  const rowOf = (fact: Fact, row: Row): Row[] => {
    const [, value, , note] = row;
    return value || note || canHave(fact, company) ? [row] : [];
  };
  return [
    ...rowOf('purpose', [t('purpose'), articles.purpose]),
    ...rowOf('capital', capitalRow(articles, t)),
    ...(articles.shareClasses ? [[t('shareClasses'), t('yes'), true] satisfies Row] : []),
    ...rowOf('signingRule', [t('signingRule'), signingRule, false, signingNote]),
    ...(articlesOn ? [[t('articlesOn'), formatDay(articlesOn)] satisfies Row] : []),
    ...rowOf('financialYear', [t('financialYear'), first && last && `${first} – ${last}`]),
    ...(firstAccounts
      ? [[t('firstAccounts'), firstAccountsText(firstAccounts)] satisfies Row]
      : []),
    ...rowOf('auditWaived', [t('auditWaived'), yesOrNo(articles.auditWaived), true]),
    ...rowOf('listed', [t('listed'), yesOrNo(articles.listed), true]),
  ];
}

/** The foreign company that a branch belongs to, and that owes what the branch owes. */
function parentRow({ record: { parent }, personHref }: Props, t: Words): Row {
  if (parent === null) return [t('branchOf'), t('branchOfUnknown'), true];
  if (parent.id === null) return [t('branchOf'), parent.name];
  const link = (
    <Link href={personHref(parent.id)} className={linkClass}>
      {parent.name}
    </Link>
  );
  return [t('branchOf'), link];
}

/** The company's own registered details. */
export function Registration(props: Props) {
  const t = useTranslations('detail');
  const { company } = props;
  const rows: Row[] = [
    ...(isBranch(company) ? [parentRow(props, t)] : []),
    ...articlesRows(props, t),
    ...(tellsStatus(company.statusText) ? [[t('statusText'), company.statusText] as Row] : []),
    [t('statusSince'), company.statusSince && formatDay(company.statusSince)],
  ];
  return (
    <CardSection id="registration" heading={t('registration')}>
      <ScrollHere id="registration" />
      <Rows rows={rows} />
      {!company.isSample && <RegisterEntry companyKey={company.key} />}
    </CardSection>
  );
}

/** The company in the register itself; those of the sample are not in it. */
function RegisterEntry({ companyKey }: { companyKey: string }) {
  const t = useTranslations('detail');
  return (
    <p className="mt-3 print:hidden">
      <a
        href={`https://datacvr.virk.dk/enhed/virksomhed/${companyKey}`}
        target="_blank"
        rel="noopener noreferrer"
        className={cn(linkClass, 'inline-flex min-h-6 items-center touch:min-h-11')}
      >
        {t('registerEntry')}
        <span className="sr-only"> ({t('newTab')})</span>
      </a>
    </p>
  );
}
