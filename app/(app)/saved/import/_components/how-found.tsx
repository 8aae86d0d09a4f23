import { useTranslations } from 'next-intl';
import { Glyph } from '@/components/ui/glyph';
import type { ImportRow } from '@/lib/imports/types';

/** What a company was found by, why it is uncertain, and what is odd about the row. */
export function HowFound({ row: { by, doubts, problem } }: { row: ImportRow }) {
  const t = useTranslations('importPage');
  return (
    <>
      {problem !== null && (
        <p className="flex gap-1.5 text-sm text-warn">
          <Glyph shape="warning" className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0">{t(`problem.${problem}`)}</span>
        </p>
      )}
      {doubts.length > 0 ? (
        <p className="text-body text-sm">
          {t('uncertain', { why: doubts.map((doubt) => t(`doubt.${doubt}`)).join(', ') })}
        </p>
      ) : (
        by !== null && <p className="text-muted text-xs">{t(`by.${by}`)}</p>
      )}
    </>
  );
}
