import { useTranslations } from 'next-intl';
import { Glyph } from '@/components/ui/glyph';
import type { ImportRow } from '@/lib/imports/types';

/** What a company was found by, and what is odd about the row. */
export function HowFound({ row: { by, problem } }: { row: ImportRow }) {
  const t = useTranslations('importPage');
  return (
    <>
      {problem !== null && (
        <p className="flex gap-1.5 text-sm text-warn">
          <Glyph shape="warning" className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0">{t(`problem.${problem}`)}</span>
        </p>
      )}
      {by !== null && <p className="text-muted text-xs">{t(`by.${by}`)}</p>}
    </>
  );
}
