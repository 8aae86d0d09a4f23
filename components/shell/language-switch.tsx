import { useLocale } from 'next-intl';
import { Languages } from '@/components/ui/icons';
import { LANGUAGE_NAMES } from '@/lib/i18n/languages';
import { LanguageForm } from './language-form';

/** Switches to the other language, labelled with that language's own name. */
export function LanguageSwitch() {
  const other = useLocale() === 'da' ? 'en' : 'da';
  return (
    <LanguageForm className="print:hidden">
      <button
        type="submit"
        name="language"
        value={other}
        lang={other}
        className="link link-alone gap-1.5 text-xs"
      >
        <Languages aria-hidden className="size-3.5" />
        {LANGUAGE_NAMES[other]}
      </button>
    </LanguageForm>
  );
}
