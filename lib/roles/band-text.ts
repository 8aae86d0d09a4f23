import type { Band } from './types';

const plain = new Intl.NumberFormat('da-DK', { maximumFractionDigits: 2 });

/** As the register writes bands: "5–9,99 %", "66,67–89,99 %", "100 %" (a no-break space). */
export function bandText({ from, to }: Band): string {
  const text =
    to === null ? plain.format(from) : `${plain.format(from)}–${plain.format(to - 0.01)}`;
  return `${text}\u00a0%`;
}
