import { getLocale, getTranslations } from 'next-intl/server';
import { SampleMark } from '@/components/company/sample-mark';
import { formatMonth, formatNumber } from '@/lib/format';
import { findRegisterStatus } from '@/lib/register/queries';

export async function DataNote() {
  const t = await getTranslations('search');
  const language = await getLocale();
  const { updatedOn, companies, hasSample } = await findRegisterStatus();
  const facts = [
    updatedOn && t('dataNote', { month: formatMonth(updatedOn, language) }),
    companies > 0 ? t('companies', { count: formatNumber(companies) }) : t('noRegister'),
  ].filter(Boolean);
  return (
    <p className="flex flex-wrap items-center justify-center gap-2 text-muted text-sm">
      {facts.join(' · ')}
      {hasSample && <SampleMark />}
    </p>
  );
}
