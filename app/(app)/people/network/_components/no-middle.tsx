import { useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/empty-state';
import { UsersRound } from '@/components/ui/icons';

/** Nobody has been chosen yet. */
export function NoMiddle() {
  const t = useTranslations('network');
  return <EmptyState icon={UsersRound} heading={t('startTitle')} text={t('startText')} />;
}
