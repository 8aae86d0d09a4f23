import { getTranslations } from 'next-intl/server';
import { EmptyState } from '@/components/ui/empty-state';
import type { Icon } from '@/components/ui/icons';
import type { CompanyDetail } from '@/lib/companies/types';
import { getNoAccountsText } from '@/lib/overview/queries';

type Props = { company: CompanyDetail; icon: Icon; intro?: string };

/** In place of the figures of a company without accounts: why there are none. */
export async function NoAccounts({ company, icon, intro }: Props) {
  const [t, { text, values }] = await Promise.all([
    getTranslations('financial'),
    getNoAccountsText(company),
  ]);
  const reason = t(`noAccounts.${text}`, values);
  return (
    <EmptyState icon={icon} heading={t('empty')} text={intro ? `${intro} ${reason}` : reason} />
  );
}
