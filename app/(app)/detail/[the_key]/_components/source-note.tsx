import { useTranslations } from 'next-intl';
import type { CompanyDetail } from '@/lib/companies/types';
import { formatMomentDay } from '@/lib/format';

export function SourceNote({ company }: { company: CompanyDetail }) {
  const t = useTranslations('detail');
  const { isSample, registerUpdatedAt } = company;
  return (
    <p className="text-muted text-xs">
      {isSample ? t('sourceSample') : t('source')}
      {registerUpdatedAt && ` · ${t('updated', { day: formatMomentDay(registerUpdatedAt) })}`}
    </p>
  );
}
