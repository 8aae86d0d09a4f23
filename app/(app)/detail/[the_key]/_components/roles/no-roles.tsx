import { useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/empty-state';
import { UsersRound } from '@/components/ui/icons';
import type { CompanyDetail } from '@/lib/companies/types';
import { SourceNote } from '../source-note';

export function NoRoles({ company }: { company: CompanyDetail }) {
  const t = useTranslations('roles');
  return (
    <>
      <EmptyState icon={UsersRound} heading={t('empty')} text={t('emptyText')} />
      <SourceNote company={company} />
    </>
  );
}
