import { useTranslations } from 'next-intl';
import { Candidate } from '@/components/company/candidate';
import { InitialsCircle } from '@/components/company/initials-circle';
import { ProtectionMark, StatusMark } from '@/components/company/marks';
import { CardSection } from '@/components/ui/card';
import { Link } from '@/components/ui/link';
import { type ComparisonAddress, comparisonHref, withCompany } from '@/lib/comparison/address';
import type { Meant as MeantCompanies } from '@/lib/comparison/queries';
import { formatNumber } from '@/lib/format';
import { paths } from '@/lib/paths';

type Props = { meant: MeantCompanies; text: string; address: ComparisonAddress };

/**
 * The companies that a search text may mean; clicking anywhere in a row adds that company. Those
 * that are compared already say so.
 */
export function Meant({ meant: { companies, total }, text, address }: Props) {
  const t = useTranslations('compare');
  const name = useTranslations('company');
  const [first] = companies;
  if (!first) return <p role="alert">{t('nothing', { text })}</p>;
  const nameOf = (company: MeantCompanies['companies'][number]) => company.name ?? name('noName');
  // A single match would have been added, were it not compared already.
  if (total === 1) return <p role="alert">{t('already', { name: nameOf(first) })}</p>;
  return (
    <CardSection id="meant" heading={t('which')}>
      <ul className="-my-2 flex flex-col divide-y divide-line">
        {companies.map((company) => {
          const isCompared = address.keys.includes(company.key);
          const add = comparisonHref(withCompany(address, company.key));
          return (
            <Candidate
              key={company.key}
              kind="meant"
              sign={
                <InitialsCircle
                  companyKey={company.key}
                  name={nameOf(company)}
                  className="size-9 text-sm"
                />
              }
              href={isCompared ? null : add}
              name={nameOf(company)}
              facts={[
                t('cvr', { key: company.key }),
                company.postalDistrict,
                isCompared ? t('compared') : null,
              ]}
            >
              <StatusMark status={company.status} />
              {company.advertisingProtected && <ProtectionMark />}
            </Candidate>
          );
        })}
      </ul>
      {total > companies.length && (
        <p className="mt-4 text-sm">
          <Link href={paths.discover({ search: text })} className="link link-alone">
            {t('allFound', { count: formatNumber(total) })}
          </Link>
        </p>
      )}
    </CardSection>
  );
}
