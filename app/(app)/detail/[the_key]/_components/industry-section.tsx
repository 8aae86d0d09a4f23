import { useLocale, useTranslations } from 'next-intl';
import { CardSection } from '@/components/ui/card';
import type { IndustryLine } from '@/lib/companies/types';

const SHOWN = 3;

export function IndustrySection({ industries }: { industries: IndustryLine[] }) {
  const t = useTranslations('detail');
  const language = useLocale();
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
    </CardSection>
  );
}
