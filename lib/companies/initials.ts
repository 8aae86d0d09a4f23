import { initials } from '@/lib/format';

const HUES = 12;

/** The same company has the same colour everywhere: a hue in degrees. */
export function hueOf(key: string): number {
  let sum = 0;
  for (const digit of key) sum = (sum * 31 + Number(digit)) % 9973;
  return (sum % HUES) * (360 / HUES);
}

/** What stands for a company's logo. */
export type LogoStandIn = { initials: string; colour: string };

/** The colour is that of the class `initials` in the light theme. */
export function logoStandIn(key: string, name: string | null): LogoStandIn {
  return { initials: initials(name ?? ''), colour: `oklch(0.92 0.045 ${hueOf(key)})` };
}
