import { useTranslations } from 'next-intl';
import { Badge, type Tone } from '@/components/ui/badge';
import { PlainTable } from '@/components/ui/plain-table';
import { formatDay, formatMoment, formatNumber } from '@/lib/format';
import type { ListedLoad } from '@/lib/register/loads';
import { LoadReport } from './load-report';

const tones: Record<ListedLoad['status'], Tone> = { RUNNING: 'warn', DONE: 'good', FAILED: 'bad' };

/** Columns of a load's row; its report spans all of them in the row below. */
const COLUMNS = 11;

const counts = ['loaded', 'updated', 'unchanged', 'refused', 'companies'] as const;

export function LoadTable({ loads }: { loads: ListedLoad[] }) {
  const t = useTranslations('admin');
  const columns = [
    ...[{ label: t('load') }, { label: t('source') }, { label: t('status') }],
    ...[{ label: t('snapshot') }],
    ...counts.map((name) => ({ label: t(name), className: 'text-right' })),
    ...[{ label: t('started') }, { label: t('took'), className: 'text-right' }],
  ];
  return (
    <PlainTable label={t('loadsTitle')} columns={columns}>
      {loads.map((load) => (
        <LoadRow key={load.id} load={load} />
      ))}
    </PlainTable>
  );
}

function LoadRow({ load }: { load: ListedLoad }) {
  const t = useTranslations('admin');
  const named = useTranslations('loads');
  const { id, source, kind, status, snapshotDate, startedAt, finishedAt } = load;
  const seconds = finishedAt && Math.round((finishedAt.getTime() - startedAt.getTime()) / 1_000);
  return (
    <>
      <tr className="*:px-3 *:pt-2 *:pb-1">
        <td className="text-ink">{id}</td>
        <td>{`${named(`sources.${source}`)} · ${named(`kinds.${kind}`)}`}</td>
        <td>
          <Badge tone={tones[status]}>{named(`statuses.${status}`)}</Badge>
        </td>
        <td>{snapshotDate ? formatDay(snapshotDate) : '–'}</td>
        {counts.map((name) => (
          <td key={name} className="text-right">
            {formatNumber(load[name])}
          </td>
        ))}
        <td>{formatMoment(startedAt)}</td>
        <td className="whitespace-nowrap text-right">
          {seconds === null ? '–' : t('seconds', { seconds: formatNumber(seconds) })}
        </td>
      </tr>
      <tr className="border-b last:border-b-0">
        <td colSpan={COLUMNS} className="px-3 pb-2">
          <LoadReport id={id} report={load.report} />
        </td>
      </tr>
    </>
  );
}
