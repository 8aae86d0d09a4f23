import { useLocale, useTranslations } from 'next-intl';
import { LanguageForm } from '@/components/shell/language-form';
import { buttonClass } from '@/components/ui/button';
import { CardSection } from '@/components/ui/card';
import { Check } from '@/components/ui/icons';
import { LANGUAGE_NAMES, LANGUAGES } from '@/lib/i18n/languages';

/** The display language, which is stored per browser. */
export function LanguageSection() {
  const t = useTranslations('language');
  const current = useLocale();
  return (
    <CardSection id="language" heading={t('heading')}>
      <p className="mb-3">{t('text')}</p>
      <LanguageForm className="flex flex-wrap gap-2">
        {LANGUAGES.map((language) => (
          <button
            key={language}
            type="submit"
            name="language"
            value={language}
            lang={language}
            aria-current={language === current ? 'true' : undefined}
            className={buttonClass({
              className: language === current ? 'border-accent text-accent' : undefined,
            })}
          >
            {language === current && <Check aria-hidden className="size-4" />}
            {LANGUAGE_NAMES[language]}
          </button>
        ))}
      </LanguageForm>
    </CardSection>
  );
}
