import { useTranslations } from 'next-intl';
import { InitialsCircle } from '@/components/company/initials-circle';
import { ProtectionMark, StatusMark } from '@/components/company/marks';
import { CardSection } from '@/components/ui/card';
import { Link } from '@/components/ui/link';
import { RemovingLink } from '@/components/ui/removing-link';
import type { Meant as MeantCompanies } from '@/lib/comparison/queries';
import { formatNumber } from '@/lib/format';
import { paths } from '@/lib/paths';

type Candidate = MeantCompanies['companies'][number];

type Props = { meant: MeantCompanies; text: string; keys: readonly string[] };

/**
 * The companies that a search text may mean; clicking anywhere in a row adds that company. Those
 * that are compared already say so.
 */
export function Meant({ meant: { companies, total }, text, keys }: Props) {
  const t = useTranslations('compare');
  const name = useTranslations('company');
  const [first] = companies;
  if (!first) return <p role="alert">{t('nothing', { text })}</p>;
  const nameOf = (company: Candidate) => company.name ?? name('noName');
  // A single match would have been added, were it not compared already.
  if (total === 1) return <p role="alert">{t('already', { name: nameOf(first) })}</p>;
  return (
    <CardSection id="meant" heading={t('which')}>
      <ul className="-my-2 flex flex-col divide-y divide-line">
        {companies.map((company) => (
          <li
            key={company.key}
            className="group relative flex items-start gap-3 py-3 has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <InitialsCircle
              companyKey={company.key}
              name={nameOf(company)}
              className="size-9 text-sm"
            />
            <div className="min-w-0 flex-1">
              {keys.includes(company.key) ? (
                <span lang="da" dir="auto" className="break-words font-medium text-ink">
                  {nameOf(company)}
                </span>
              ) : (
                <RemovingLink
                  kind="meant"
                  href={paths.compare({ company: [...keys, company.key] })}
                  lang="da"
                  dir="auto"
                  className="break-words font-medium text-ink after:absolute after:inset-0 focus-visible:outline-none group-hover:text-accent-strong"
                >
                  {nameOf(company)}
                </RemovingLink>
              )}
              <p className="text-muted text-sm">
                {[
                  t('cvr', { key: company.key }),
                  company.postalDistrict,
                  keys.includes(company.key) && t('compared'),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            <div className="flex flex-wrap justify-end gap-1">
              <StatusMark status={company.status} />
              {company.advertisingProtected && <ProtectionMark />}
            </div>
          </li>
        ))}
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
