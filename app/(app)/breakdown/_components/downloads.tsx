import { useTranslations } from 'next-intl';
import { SheetLinks } from '@/components/exports/sheet-links';
import type { BreakdownParams } from '@/lib/breakdown/search-params';
import { paths } from '@/lib/paths';

/** All groups as a file, in the order of the page. */
export function Downloads({ params }: { params: BreakdownParams }) {
  const t = useTranslations('breakdown');
  const { by, figure, order, query } = params;
  const { sort: _, view: __, map: ___, ...asked } = query;
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <SheetLinks
        label={t('download')}
        hrefOf={(format) => paths.breakdownFile({ ...asked, by, figure, order, format })}
      />
    </div>
  );
}
