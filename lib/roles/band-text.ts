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
