import type { Span } from './combined';
import type { Band } from './types';

const plain = new Intl.NumberFormat('da-DK', { maximumFractionDigits: 2 });

/**
 * Formats a band as the register does: "5–9,99 %", "66,67–89,99 %", "100 %" (with a no-break
 * space).
 */
export function bandText({ from, to }: Band): string {
  const text =
    to === null ? plain.format(from) : `${plain.format(from)}–${plain.format(to - 0.01)}`;
  return `${text}\u00a0%`;
}

/** Formats a combined share the same way; "≥ 25 %" without an upper end, null when nothing is known. */
export function spanText({ from, to }: Span): string | null {
  if (to === null) return from === 0 ? null : `≥\u00a0${plain.format(from)}\u00a0%`;
  const text = from === to ? plain.format(from) : `${plain.format(from)}–${plain.format(to)}`;
  return `${text}\u00a0%`;
}
