import 'server-only';
import { getTranslations } from 'next-intl/server';
import { danishStamp } from '@/lib/danish-day';
import { CONTENT_TYPES } from '@/lib/exports/constants';
import { DEFAULT_LANGUAGE, type Language } from '@/lib/i18n/languages';
import type { GroupField, GroupFigureName } from '@/lib/search/group-fields';
import type { Search } from '@/lib/search/live-index';
import { toCsv } from '@/lib/sheets/cells';
import type { SheetFormat } from '@/lib/sheets/formats';
import { toXlsx } from '@/lib/sheets/xlsx';
import type { BreakdownOrder } from './constants';
import { findGroups } from './queries';
import { breakdownRows, breakdownSheet } from './rows';

type Asked = Search & {
  by: GroupField;
  figure: GroupFigureName;
  order: BreakdownOrder;
  format: SheetFormat;
  language?: Language;
};

/** All groups as a file, in English without a language. */
export async function breakdownFile({
  format,
  language: locale = DEFAULT_LANGUAGE,
  ...asked
}: Asked) {
  const [found, t, status, opinion, filters] = await Promise.all([
    findGroups(asked),
    getTranslations({ locale, namespace: 'breakdown' }),
    getTranslations({ locale, namespace: 'company.status' }),
    getTranslations({ locale, namespace: 'filters.opinion' }),
    getTranslations({ locale, namespace: 'filters' }),
  ]);
  const rows = breakdownRows(found, asked, { t, status, opinion, filters });
  return {
    name: `veminto-breakdown-${danishStamp()}.${format}`,
    type: CONTENT_TYPES[format],
    content:
      format === 'csv' ? toCsv(rows) : await toXlsx(t('title'), [breakdownSheet(t('title'), rows)]),
  };
}
