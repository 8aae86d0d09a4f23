import { ScrollText } from 'lucide-react';
import { useMessages, useTranslations } from 'next-intl';
import { EmailText } from '@/components/admin/email-text';
import { wordFor } from '@/components/admin/word-for';
import { Pagination } from '@/components/pagination/pagination';
import { EmptyState } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import { PlainTable } from '@/components/ui/plain-table';
import { adminPaths } from '@/lib/admin-paths';
import type { AuditLine, AuditPage, AuditPerson, AuditThing } from '@/lib/audit/queries';
import type { AuditQuestion } from '@/lib/audit/search-params';
import { formatMoment, formatNumber } from '@/lib/format';
import { detailsText } from './details-text';

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
      <p>{t('eventsTotal', { total, count: formatNumber(total) })}</p>
      <PlainTable label={t('auditTitle')} columns={names.map((name) => ({ label: t(name) }))}>
        {items.map((line) => (
          <AuditRow key={line.id} line={line} />
        ))}
      </PlainTable>
      <Pagination
        target={{ path: adminPaths.auditLog(), query }}
        page={page}
        totalPages={totalPages}
      />
    </>
  );
}

function AuditRow({ line }: { line: AuditLine }) {
  const t = useTranslations('admin');
  const words = useMessages().audit;
  const { at, actor, action, subject, address, details } = line;
  return (
    <tr className="border-b last:border-b-0 *:px-3 *:py-2">
      <td className="whitespace-nowrap">{formatMoment(at)}</td>
      <td>{actor === null ? t('nobody') : <Who person={actor} />}</td>
      <td className="min-w-40 text-ink">{wordFor(words.actions, action)}</td>
      <td>{subject && <Who person={subject} />}</td>
      <td className="whitespace-nowrap">{address ?? '–'}</td>
      <td className="min-w-40 break-words">{detailsText(details, words)}</td>
    </tr>
  );
}

/** An account, a deleted account, or another object named by the first characters of its id. */
function Who({ person }: { person: AuditPerson | AuditThing }) {
  const t = useTranslations('audit.subjects');
  const { id } = person;
  if ('kind' in person) {
    // Has no page of its own (any more), so link to its log entries instead.
    return (
      <Link href={adminPaths.auditLog({ person: id })} className="link whitespace-nowrap">
        {t(person.kind, { id: id.slice(0, 8) })}
      </Link>
    );
  }
  const { name, email } = person;
  return (
    <Link href={adminPaths.userDetails(id)} className="link">
      {name}
      <span className="block min-w-52 font-normal text-muted text-sm">
        <EmailText email={email} />
      </span>
    </Link>
  );
}
