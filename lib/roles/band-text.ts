import { formatAmount } from '@/lib/companies/format';
import type { Span } from './combined';
import type { Band } from './types';

/**
 * Formats a band as the register does: "5–9,99 %", "66,67–89,99 %", "100 %" (with a no-break
 * space).
 */
export function bandText({ from, to }: Band): string {
  const text =
    to === null ? formatAmount(from) : `${formatAmount(from)}–${formatAmount(to - 0.01)}`;
  return `${text}\u00a0%`;
}

/** Formats a combined share the same way; "≥ 25 %" without an upper end, null when nothing is known. */
export function spanText({ from, to }: Span): string | null {
  if (to === null) return from === 0 ? null : `≥\u00a0${formatAmount(from)}\u00a0%`;
  const text = from === to ? formatAmount(from) : `${formatAmount(from)}–${formatAmount(to)}`;
  return `${text}\u00a0%`;
}
