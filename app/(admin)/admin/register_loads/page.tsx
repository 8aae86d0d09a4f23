import { Database } from 'lucide-react';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AdminPage } from '@/components/admin/admin-page';
import { ListSkeleton } from '@/components/admin/list-skeleton';
import { Pagination } from '@/components/pagination/pagination';
import { StreamWhenSlow } from '@/components/shell/stream-when-slow';
import { EmptyState } from '@/components/ui/empty-state';
import { adminPaths } from '@/lib/admin-paths';
import { requireAdmin } from '@/lib/auth/require-admin';
import type { RawParams } from '@/lib/raw-params';
import { LOADS_PAGE_SIZE, listRegisterLoads } from '@/lib/register/loads';
import { loadPageNumber } from '@/lib/users/admin/search-params';
import { LoadTable } from './_components/load-table';

type Props = { searchParams: Promise<RawParams> };

export async function generateMetadata(): Promise<Metadata> {
  await requireAdmin();
  const t = await getTranslations('admin');
  return { title: t('loadsTitle') };
}

export default async function RegisterLoadsPage({ searchParams }: Props) {
  await requireAdmin();
  const { page } = await loadPageNumber(searchParams);
  const t = await getTranslations('admin');
  const target = { path: adminPaths.registerLoads(), query: {} };
  return (
    <AdminPage heading={t('loadsTitle')} section="registerLoads">
      <StreamWhenSlow
        work={listRegisterLoads(page)}
        skeleton={<ListSkeleton rows={LOADS_PAGE_SIZE} />}
      >
        {({ items, page: shown, totalPages }) =>
          items.length === 0 ? (
            <EmptyState icon={Database} heading={t('noLoads')} text={t('noLoadsText')} />
          ) : (
            <>
              <LoadTable loads={items} />
              <Pagination target={target} page={shown} totalPages={totalPages} />
            </>
          )
        }
      </StreamWhenSlow>
    </AdminPage>
  );
}
