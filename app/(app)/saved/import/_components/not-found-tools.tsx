import { Copy, Download } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { saveFile } from '@/components/exports/save-file';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import type { ImportRow } from '@/lib/imports/types';
import { notFoundCsv } from './not-found';

/** By then the browser has the file. */
const KEPT_MS = 60_000;

/** Takes along the rows that were not found, to look into them elsewhere. */
export function NotFoundTools({ rows }: { rows: readonly ImportRow[] }) {
  const t = useTranslations('importPage');

  async function copy() {
    try {
      await navigator.clipboard.writeText(rows.map(({ text }) => text).join('\n'));
      toast.success(t('copied'));
    } catch {
      toast.error(t('notCopied'));
    }
  }

  function download() {
    const csv = notFoundCsv(rows, {
      headings: [t('line'), t('says'), t('why')],
      whyOf: ({ outcome, problem }) =>
        problem ? t(`problem.${problem}`) : t(outcome === 'missing' ? 'notFound' : 'noneOfThese'),
    });
    const href = URL.createObjectURL(new Blob([csv], { type: 'text/csv' }));
    saveFile({ href, fileName: t('fileName') });
    setTimeout(() => URL.revokeObjectURL(href), KEPT_MS);
  }

  return (
    <div className="flex flex-wrap gap-2">
      <Button onClick={copy}>
        <Copy aria-hidden className="size-4" />
        {t('copy')}
      </Button>
      <Button onClick={download}>
        <Download aria-hidden className="size-4" />
        {t('download')}
      </Button>
    </div>
  );
}
