import { lazily } from '@/lib/lazily';

const amount = lazily(() => new Intl.NumberFormat('da-DK', { maximumFractionDigits: 2 }));

/** 33.5 → "33,5" */
export function formatAmount(value: number): string {
  return amount().format(value);
}

/** 40000.5 → "40.000,5 DKK"; capital without a registered currency is in kroner. */
export function formatCapital(capital: number, currency: string | null): string {
  return `${formatAmount(capital)}\u00a0${currency ?? 'DKK'}`;
}

/** The register's "--12-31" → "31/12"; null for anything else. */
export function formatYearDay(day: string | null): string | null {
  const [, month, dayOfMonth] = /^--(\d\d)-(\d\d)$/.exec(day ?? '') ?? [];
  return month && dayOfMonth ? `${dayOfMonth}/${month}` : null;
}
