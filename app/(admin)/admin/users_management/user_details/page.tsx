import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { Tabs } from '@/components/admin/tabs';
import { WayBack } from '@/components/shell/way-back';
import { adminPaths } from '@/lib/admin-paths';
import { requireAdmin } from '@/lib/auth/require-admin';
import type { RawParams } from '@/lib/raw-params';
import { loadUserPage, loadUserTrail } from '@/lib/users/admin/search-params';
import { findUserDetail } from '@/lib/users/admin/user-detail';
import { BillingTab } from './_components/billing-tab';
import { GeneralTab } from './_components/general-tab';

type Props = { searchParams: Promise<RawParams> };

export async function generateMetadata(): Promise<Metadata> {
  await requireAdmin();
  const t = await getTranslations('admin');
  return { title: t('detailTitle') };
}

export default async function UserDetailsPage({ searchParams }: Props) {
  const admin = await requireAdmin();
  const { id, tab } = await loadUserPage(searchParams);
  const trail = await loadUserTrail(searchParams);
  const user = await findUserDetail(id);
  if (!user) notFound();
  const t = await getTranslations('admin');
  const back = adminPaths.users(trail);
  const tabs = (['general', 'billing'] as const).map((name) => ({
    label: t(name),
    current: name === tab,
    href: adminPaths.userDetails(id, { ...trail, tab: name === 'general' ? undefined : name }),
  }));
  return (
    <div className="flex max-w-4xl flex-col gap-4 px-4 py-6 sm:px-6 lg:px-8">
      <WayBack href={back}>{t('back')}</WayBack>
      <h1 className="break-words text-xl">{`${user.firstname} ${user.lastname}`.trim()}</h1>
      <Tabs label={t('detailTabs')} tabs={tabs} />
      {tab === 'general' ? (
        <GeneralTab user={user} isSelf={user.id === admin.id} back={back} />
      ) : (
        <BillingTab user={user} />
      )}
    </div>
  );
}
