import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Suspense } from 'react';
import { AdminPage } from '@/components/admin/admin-page';
import { requireAdmin } from '@/lib/auth/require-admin';
import { UserList } from './_components/user-list';

export async function generateMetadata(): Promise<Metadata> {
  await requireAdmin();
  const t = await getTranslations('admin');
  return { title: t('usersTitle') };
}

export default async function UsersPage() {
  await requireAdmin();
  const t = await getTranslations('admin');
  return (
    <AdminPage heading={t('usersTitle')} section="users">
      <Suspense>
        <UserList />
      </Suspense>
    </AdminPage>
  );
}
