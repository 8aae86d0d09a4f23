import { useMessages, useTranslations } from 'next-intl';
import { wordFor } from '@/components/admin/word-for';
import { formatNumber } from '@/lib/format';
import type { ListedLoad } from '@/lib/register/loads';

type Props = Pick<ListedLoad, 'id' | 'report'>;
type LineProps = { line: ListedLoad['report'][number] };

/** The report of a load, collapsed until it is opened. */
export function LoadReport({ id, report }: Props) {
  const t = useTranslations('admin');
  if (report.length === 0) return <p className="text-muted text-sm">{t('noReport')}</p>;
  return (
    <details>
      <summary className="link min-h-6 w-fit cursor-pointer touch:min-h-11">
        {t('showReport', { id })}
      </summary>
      <dl className="mt-2 grid max-w-3xl gap-x-4 gap-y-1 text-sm sm:grid-cols-[18rem_1fr]">
        {report.map((line) => (
          <Line key={line.name} line={line} />
        ))}
      </dl>
    </details>
  );
}

function Line({ line }: LineProps) {
  const words = useMessages().loads.report;
  return (
    <>
      <dt className="text-muted">{wordFor(words, line.name)}</dt>
      <dd className="min-w-0 whitespace-pre-wrap break-words max-sm:mb-2">
        <Said line={line} />
      </dd>
    </>
  );
}

function Said({ line }: LineProps) {
  const words = useMessages().loads.codes;
  if ('number' in line) return formatNumber(line.number);
  if ('text' in line) return line.text;
  const parts =
    'counts' in line
      ? line.counts.map(([what, count]) => `${formatNumber(count)} × ${what}`)
      : line.codes.map(([list, codes]) => `${wordFor(words, list)}: ${codes.join(', ')}`);
  return (
    <ul>
      {parts.map((part) => (
        <li key={part}>{part}</li>
      ))}
    </ul>
  );
}
