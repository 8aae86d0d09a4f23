import { UsersRound } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/empty-state';

export function NoName() {
  const t = useTranslations('people');
  return <EmptyState icon={UsersRound} heading={t('startTitle')} text={t('startText')} />;
}
