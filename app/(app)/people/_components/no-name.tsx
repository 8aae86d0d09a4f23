import { useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/empty-state';
import { UsersRound } from '@/components/ui/icons';

export function NoName() {
  const t = useTranslations('people');
  return <EmptyState icon={UsersRound} heading={t('startTitle')} text={t('startText')} />;
}
