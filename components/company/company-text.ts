import type { Tone } from '@/components/ui/badge';
import type { CompanyStatus } from '@/lib/companies/types';

/** Shown wherever the register has no value. */
export const MISSING = '-';

const statusTones: Record<CompanyStatus, Tone> = {
  ACTIVE: 'good',
  IN_LIQUIDATION: 'warn',
  IN_RECONSTRUCTION: 'warn',
  IN_COMPULSORY_DISSOLUTION: 'warn',
  IN_BANKRUPTCY: 'bad',
  CEASED: 'bad',
  UNKNOWN: 'neutral',
};

export function statusTone(status: CompanyStatus): Tone {
  return statusTones[status];
}

/** A company's website, if it is a valid http(s) URL, and its host without "www.". */
export function websiteLink(website: string | null): { href: string; host: string } | null {
  if (website === null || !URL.canParse(website)) return null;
  const { protocol, href, host } = new URL(website);
  if (protocol !== 'https:' && protocol !== 'http:') return null;
  return { href, host: host.replace(/^www\./, '') };
}
