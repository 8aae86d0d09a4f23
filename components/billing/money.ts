import { formatRatio } from '@/lib/format';

/** 2000 in usd → "20,00 USD": amounts are in the smallest unit. */
export function formatMoney(amount: number, currency: string): string {
  return `${formatRatio(amount / 100)}\u00a0${currency.toUpperCase()}`;
}
