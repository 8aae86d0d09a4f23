import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { Glyph } from '@/components/ui/glyph';
import type { BreakdownParams } from '@/lib/breakdown/search-params';
import { paths } from '@/lib/paths';
import { SHEET_FORMATS } from '@/lib/sheets/formats';

/** All groups as a file, in the order of the page. */
export function Downloads({ params }: { params: BreakdownParams }) {
  const t = useTranslations('breakdown');
  const { by, figure, order, query } = params;
  const { sort: _, view: __, map: ___, ...asked } = query;
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      {SHEET_FORMATS.map((format) => (
        <a
          key={format}
          href={paths.breakdownFile({ ...asked, by, figure, order, format })}
          download
          className={buttonClass({ className: 'px-3' })}
        >
          <Glyph shape="download" className="size-4" />
          <span className="sr-only">{t('download')} </span>
          {format.toUpperCase()}
        </a>
      ))}
    </div>
  );
}
