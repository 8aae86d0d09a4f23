import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { CardSection } from '@/components/ui/card';
import { Link } from '@/components/ui/link';
import { englishOf, sectorsOfCompany } from '@/lib/companies/sectors';
import type { CompanyDetail } from '@/lib/companies/types';
import { paths } from '@/lib/paths';

const SHOWN = 3;

type Props = {
  company: Pick<CompanyDetail, 'industry' | 'industries'>;
  /** What the company itself says that it does. */
  children: ReactNode;
};

/** The main industry and secondary ones; the sector and the group of the main one lead to theirs. */
export function IndustrySection({ company, children }: Props) {
  const t = useTranslations('detail');
  const language = useLocale();
  const { industries } = company;
  const { sector, division } = sectorsOfCompany(company);
  const levels = new Set([sector, division].filter((level) => level !== null));
  return (
    <CardSection id="industry" heading={t('industry')}>
      {industries.length === 0 && <p className="text-muted">{t('noIndustry')}</p>}
      <ol className="flex flex-col gap-3">
        {industries.slice(0, SHOWN).map(({ code, danish, english }) => (
          <li key={code} className="grid grid-cols-[4rem_1fr] gap-3">
            <span className="text-muted">{code}</span>
            <span className="min-w-0">
              <span lang="da" className="block text-ink">
                {danish}
              </span>
              {language === 'en' && english && (
                <span className="block text-muted text-sm">{english}</span>
              )}
            </span>
          </li>
        ))}
      </ol>
      {levels.size > 0 && (
        <div className="mt-3 grid grid-cols-[4rem_1fr] gap-3">
          <span className="text-muted">{t('sector')}</span>
          <ul className="flex min-w-0 flex-col gap-1">
            {[...levels].map((level) => (
              <li key={level}>
                <Link href={paths.discover({ sector: level })} lang="da" className="link">
                  {level}
                </Link>
                {language === 'en' && (
                  <span className="block text-muted text-sm">{englishOf(level)}</span>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
      {children}
    </CardSection>
  );
}
