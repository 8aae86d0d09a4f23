import { useLocale, useTranslations } from 'next-intl';
import { SampleMark } from '@/components/company/sample-mark';
import { formatNumber } from '@/lib/format';
import { formatMonth } from '@/lib/format-words';
import type { RegisterStatus } from '@/lib/register/types';

export function DataNote({ register }: { register: RegisterStatus }) {
  const t = useTranslations('search');
  const language = useLocale();
  const { updatedOn, companies, hasSample } = register;
  return (
    // On small screens the month has a line of its own: whether both fit would depend on the font.
    <p className="flex flex-wrap items-center justify-center gap-x-2 gap-y-1 text-muted text-sm">
      {updatedOn && (
        <>
          <span className="max-sm:w-full max-sm:text-center">
            {t('dataNote', { month: formatMonth(updatedOn, language) })}
          </span>{' '}
          <span aria-hidden className="max-sm:hidden">
            ·
          </span>
        </>
      )}
      <span>
        {companies > 0 ? t('companies', { count: formatNumber(companies) }) : t('noRegister')}
      </span>
      {hasSample && <SampleMark />}
    </p>
  );
}
