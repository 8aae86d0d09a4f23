import { employeesThen } from '@/lib/companies/employees-text';
import { endingOf } from '@/lib/companies/ending';
import { sectorsOf } from '@/lib/companies/sectors';
import type { Language } from '@/lib/i18n/languages';
import { messages } from '@/lib/i18n/messages';
import type { ColumnKey } from '../columns';
import { growthCell, monthsCell } from './accounts';
import type { Cell } from './cell';

const statusWords = (language: Language): Record<string, string> =>
  messages[language].company.status;

const opinionWords = (language: Language): Record<string, string> =>
  messages[language].financial.opinion;

function employeesCell(ends: string): string | null {
  const [exact, min, max, month] = JSON.parse(ends) as [
    exact: number | null,
    min: number | null,
    max: number | null,
    month: string | null,
  ];
  return employeesThen({
    employees: { exact, min, max },
    employeesMonth: month ? new Date(month) : null,
  });
}

/** Only for known values: an unknown one stays empty instead of becoming a "no". */
const yesOrNo = (text: string, language: Language) =>
  messages[language].detail[text === 'true' ? 'yes' : 'no'];

/** Formatters of columns whose raw database values differ from the file's wording. */
export const SAID: Partial<Record<ColumnKey, (text: string, language: Language) => Cell>> = {
  status: (text, language) => statusWords(language)[text] ?? text,
  ending: (text, language) => statusWords(language)[endingOf('CEASED', text) ?? ''] ?? null,
  sector: (code) => sectorsOf(code)?.sector ?? null,
  division: (code) => sectorsOf(code)?.division ?? null,
  employeesText: employeesCell,
  accountsMonths: monthsCell,
  revenueGrowth: growthCell,
  grossProfitGrowth: growthCell,
  employeesGrowth: growthCell,
  capitalPartlyPaid: yesOrNo,
  auditWaived: yesOrNo,
  modifiedOpinion: (text, language) => opinionWords(language)[text] ?? text,
  listed: yesOrNo,
};
