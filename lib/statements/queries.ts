import 'server-only';
import { getTranslations } from 'next-intl/server';
import { getCompany } from '@/lib/companies/queries';
import { danishStamp } from '@/lib/danish-day';
import { AppError } from '@/lib/errors';
import { CONTENT_TYPES } from '@/lib/exports/constants';
import { chooseScope } from '@/lib/financials/periods';
import { getFinancials, getKeyFigures } from '@/lib/financials/queries';
import type { KeyFigurePeriod, Scope } from '@/lib/financials/types';
import type { StatementFormat } from './constants';
import { toCsv } from './csv';
import { keyFigureRows } from './key-figure-rows';
import { type FileOf, statementRows } from './rows';
import { keyFigureNumbers, type Sheet, statementNumbers, toXlsx } from './xlsx';

export type StatementFile = { name: string; type: string; content: string | Uint8Array };

/**
 * The statements of all periods of a scope as a file. Without a scope, the one that the page would
 * show.
 *
 * @throws AppError not_found for an unknown company, and for one without such accounts
 */
export async function getStatementFile(asked: {
  key: string;
  scope?: Scope;
  format: StatementFormat;
}): Promise<StatementFile> {
  const { key, format } = asked;
  const [company, financials] = await Promise.all([getCompany(key), getFinancials(key)]);
  const t = await getTranslations({ locale: 'en', namespace: 'financial' });
  const scope = asked.scope ?? chooseScope(financials, null);
  const periods = financials.periods[scope];
  if (periods.length === 0) throw new AppError('not_found', t('empty'));
  const rows = statementRows({ company, scope, periods, t });
  return {
    name: `veminto-${key}-${scope}-${danishStamp()}.${format}`,
    type: CONTENT_TYPES[format],
    content:
      format === 'csv'
        ? toCsv(rows)
        : await toXlsx([
            { name: t('file.sheet'), rows, numbers: statementNumbers(t) },
            await keyFigureSheet({ company, scope, t }),
          ]),
  };
}

/** A sheet with the key figures of the same periods. */
async function keyFigureSheet(given: Omit<FileOf<KeyFigurePeriod>, 'periods'>): Promise<Sheet> {
  const [history, names] = await Promise.all([
    getKeyFigures(given.company.key),
    getTranslations({ locale: 'en', namespace: 'keyFigures' }),
  ]);
  const rows = keyFigureRows({ ...given, periods: history[given.scope], names });
  return { name: given.t('file.keyFigures'), rows, numbers: keyFigureNumbers };
}
