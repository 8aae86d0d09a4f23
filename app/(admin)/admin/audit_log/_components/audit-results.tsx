import { ScrollText } from 'lucide-react';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { PlainTable } from '@/components/admin/plain-table';
import { Pagination } from '@/components/pagination/pagination';
import { EmptyState } from '@/components/ui/empty-state';
import type { AuditLine, AuditPage } from '@/lib/audit/queries';
import type { AuditQuestion } from '@/lib/audit/search-params';
import { formatMoment } from '@/lib/format';
import { paths } from '@/lib/paths';

type Props = { question: AuditQuestion; result: AuditPage };

export function AuditResults({ question: { action, person }, result }: Props) {
  const t = useTranslations('admin');
  const { items, total, page, totalPages } = result;
  const query = { ...(action !== '' && { action }), ...(person !== '' && { person }) };
  if (total === 0) {
    const filtered = Object.keys(query).length > 0;
    return (
      <EmptyState
        icon={ScrollText}
        heading={t(filtered ? 'noEventsMatch' : 'noEvents')}
        text={t(filtered ? 'noEventsMatchText' : 'noEventsText')}
      />
    );
  }
  const names = ['when', 'who', 'action', 'toWhom', 'from', 'details'] as const;
  return (
    <>
      <p>{t('eventsTotal', { total })}</p>
      <PlainTable label={t('auditTitle')} columns={names.map((name) => ({ label: t(name) }))}>
        {items.map((line) => (
          <AuditRow key={line.id} line={line} />
        ))}
      </PlainTable>
      <Pagination target={{ path: paths.auditLog(), query }} page={page} totalPages={totalPages} />
    </>
  );
}

function AuditRow({ line }: { line: AuditLine }) {
  const t = useTranslations('admin');
  const { at, actor, action, subject, address, details } = line;
  return (
    <tr className="border-b last:border-b-0 *:px-3 *:py-2">
      <td className="whitespace-nowrap">{formatMoment(at)}</td>
      <td>{actor === null ? t('nobody') : <Who person={actor} />}</td>
      <td className="whitespace-nowrap text-ink">{action}</td>
      <td>{subject && <Who person={'text' in subject ? { id: subject.text } : subject} />}</td>
      <td className="whitespace-nowrap">{address ?? '–'}</td>
      <td className="min-w-40 break-words">{details}</td>
    </tr>
  );
}

const ID = /^[\da-f]{8}-/;

type WhoProps = { person: { id: string; name?: string; email?: string } };

/** An account, or what is left of one. */
function Who({ person: { id, name, email } }: WhoProps) {
  const t = useTranslations('admin');
  if (name === undefined) {
    return ID.test(id) ? (
      t('gone', { id: id.slice(0, 8) })
    ) : (
      <span className="break-all">{id}</span>
    );
  }
  return (
    <Link
      href={paths.userDetails(id)}
      className="font-medium text-accent-strong underline-offset-4 hover:underline"
    >
      {name}
      <span className="block break-all font-normal text-muted text-sm">{email}</span>
    </Link>
  );
}
