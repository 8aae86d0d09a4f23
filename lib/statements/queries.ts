import 'server-only';
import { getTranslations } from 'next-intl/server';
import { getCompany } from '@/lib/companies/queries';
import { danishStamp } from '@/lib/danish-day';
import { AppError } from '@/lib/errors';
import { CONTENT_TYPES } from '@/lib/exports/constants';
import { chooseScope } from '@/lib/financials/periods';
import { getFinancials, getKeyFigures } from '@/lib/financials/queries';
import type { KeyFigurePeriod, Scope } from '@/lib/financials/types';
import { DEFAULT_LANGUAGE, type Language } from '@/lib/i18n/languages';
import { toCsv } from '@/lib/sheets/cells';
import type { SheetFormat } from '@/lib/sheets/formats';
import { type Sheet, toXlsx } from '@/lib/sheets/xlsx';
import { keyFigureRows } from './key-figure-rows';
import { type FileOf, statementRows } from './rows';
import { headOf, keyFigureNumbers, statementNumbers, TEXTS } from './sheets';

type StatementFile = { name: string; type: string; content: string | Uint8Array };

/**
 * The statements of all periods of a scope as a file. Without a scope, the one that the page would
 * show; without a language, in English.
 *
 * @throws AppError not_found for an unknown company, and for one without such accounts
 */
export async function getStatementFile(asked: {
  key: string;
  scope?: Scope;
  format: SheetFormat;
  language?: Language;
}): Promise<StatementFile> {
  const { key, format, language = DEFAULT_LANGUAGE } = asked;
  const [company, financials, t, other] = await Promise.all([
    getCompany(key),
    getFinancials(key),
    getTranslations({ locale: language, namespace: 'financial' }),
    getTranslations({ locale: language === 'en' ? 'da' : 'en', namespace: 'financial' }),
  ]);
  const scope = asked.scope ?? chooseScope(financials, null);
  const periods = financials.periods[scope];
  const english = language === 'en' ? t : other;
  if (periods.length === 0) throw new AppError('not_found', english('empty'));
  const rows = statementRows({ company, scope, periods, t, other });
  return {
    name: `veminto-${key}-${scope}-${danishStamp()}.${format}`,
    type: CONTENT_TYPES[format],
    content:
      format === 'csv'
        ? toCsv(rows)
        : await toXlsx([company.name, `CVR ${key}`].filter(Boolean).join(' · '), [
            {
              name: t('file.sheet'),
              rows,
              numbers: statementNumbers(t),
              frozenRows: headOf(rows, t),
              ...TEXTS,
            },
            await keyFigureSheet({ company, scope, t }, language),
          ]),
  };
}

/** A sheet with the key figures of the same periods. */
async function keyFigureSheet(
  given: Omit<FileOf<KeyFigurePeriod>, 'periods'>,
  language: Language,
): Promise<Sheet> {
  const [history, names] = await Promise.all([
    getKeyFigures(given.company.key),
    getTranslations({ locale: language, namespace: 'keyFigures' }),
  ]);
  const rows = keyFigureRows({ ...given, periods: history[given.scope], names });
  return {
    name: given.t('file.keyFigures'),
    rows,
    numbers: keyFigureNumbers,
    frozenRows: headOf(rows, given.t),
    ...TEXTS,
  };
}
