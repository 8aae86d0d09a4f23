import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AdminPage } from '@/components/admin/admin-page';
import { ListSkeleton } from '@/components/admin/list-skeleton';
import { StreamWhenSlow } from '@/components/shell/stream-when-slow';
import { AUDIT_PAGE_SIZE } from '@/lib/audit/constants';
import { listAuditEvents } from '@/lib/audit/queries';
import { parseAuditParams } from '@/lib/audit/search-params';
import { requireAdmin } from '@/lib/auth/require-admin';
import type { RawParams } from '@/lib/raw-params';
import { AuditFilters } from './_components/audit-filters';
import { AuditResults } from './_components/audit-results';

type Props = { searchParams: Promise<RawParams> };

export async function generateMetadata(): Promise<Metadata> {
  await requireAdmin();
  const t = await getTranslations('admin');
  return { title: t('auditTitle') };
}

export default async function AuditLogPage({ searchParams }: Props) {
  await requireAdmin();
  const question = await parseAuditParams(searchParams);
  const t = await getTranslations('admin');
  return (
    <AdminPage heading={t('auditTitle')} section="auditLog">
      <AuditFilters question={question} />
      <StreamWhenSlow
        work={listAuditEvents(question)}
        skeleton={<ListSkeleton rows={AUDIT_PAGE_SIZE} />}
      >
        {(result) => <AuditResults question={question} result={result} />}
      </StreamWhenSlow>
    </AdminPage>
  );
}
