import { getLocale, getTranslations } from 'next-intl/server';
import { SampleMark } from '@/components/company/sample-mark';
import { formatMonth, formatNumber } from '@/lib/format';
import { findRegisterStatus } from '@/lib/register/queries';

export async function RegisterFacts() {
  const t = await getTranslations('product');
  const language = await getLocale();
  const { companies, updatedOn, hasSample } = await findRegisterStatus();
  if (companies === 0) return null;
  return (
    <>
      <div className="grid grid-cols-[9rem_1fr] gap-4 border-t py-3">
        <dt className="text-muted">{t('companies')}</dt>
        <dd className="flex items-center gap-2 font-semibold text-ink">
          {formatNumber(companies)}
          {hasSample && <SampleMark />}
        </dd>
      </div>
      {updatedOn && (
        <div className="grid grid-cols-[9rem_1fr] gap-4 border-t py-3">
          <dt className="text-muted">{t('snapshot')}</dt>
          <dd className="font-semibold text-ink">{formatMonth(updatedOn, language)}</dd>
        </div>
      )}
    </>
  );
}
