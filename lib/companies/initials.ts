import { initials } from '@/lib/format';

const HUES = 12;

/** A hue in degrees; a company has the same colour everywhere. */
export function hueOf(key: string): number {
  let sum = 0;
  for (const digit of key) sum = (sum * 31 + Number(digit)) % 9973;
  return (sum % HUES) * (360 / HUES);
}

/** Placeholder for a company's logo. */
type LogoStandIn = { initials: string; colour: string };

/** The colour matches the class `initials` in the light theme. */
export function logoStandIn(key: string, name: string | null): LogoStandIn {
  return { initials: initials(name ?? ''), colour: `oklch(0.92 0.045 ${hueOf(key)})` };
}
