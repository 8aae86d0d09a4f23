import type { ImportRow } from '@/lib/imports/types';
import { danishOrder } from '@/lib/words/danish-order';
import { companyOf, type Decisions } from './decisions';

export const ORDERS = ['line', 'company', 'town', 'status'] as const;
export type Order = (typeof ORDERS)[number];

/** Rows by their company, or else the likeliest; those without it come last, as in the file. */
export function inOrder(
  rows: readonly ImportRow[],
  order: Order,
  decisions: Decisions,
): readonly ImportRow[] {
  if (order === 'line') return rows;
  const keyOf = (row: ImportRow): string | null => {
    const company = companyOf(row, decisions) ?? row.candidates[0];
    if (!company) return null;
    if (order === 'company') return company.name;
    if (order === 'town') return company.city;
    // What is unusual comes first.
    return company.status === 'ACTIVE' ? null : company.status;
  };
  const keyed = rows.map((row) => ({ row, key: keyOf(row) }));
  keyed.sort((a, b) => {
    if (a.key === null || b.key === null) return Number(a.key === null) - Number(b.key === null);
    return danishOrder(a.key, b.key);
  });
  return keyed.map(({ row }) => row);
}
