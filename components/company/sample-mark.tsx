import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';

export function SampleMark() {
  const t = useTranslations('app');
  return <Badge tone="outline">{t('sampleData')}</Badge>;
}
