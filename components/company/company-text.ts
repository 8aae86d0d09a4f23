import type { Tone } from '@/components/ui/badge';
import type { CompanyStatus, Employees } from '@/lib/companies/types';
import { formatNumber } from '@/lib/format';

/** Stands wherever the register says nothing. */
export const MISSING = '-';

/** "12", "10–19", "1.000+" or nothing. */
export function employeesText({ exact, min, max }: Employees): string | null {
  if (exact !== null) return formatNumber(exact);
  if (min !== null && min === max) return formatNumber(min);
  // The register ends its open interval at 999.999.
  if (min !== null && max !== null && max < 999_999)
    return `${formatNumber(min)}–${formatNumber(max)}`;
  if (min !== null) return `${formatNumber(min)}+`;
  return max === null ? null : `0–${formatNumber(max)}`;
}

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

/** The register's web address when a browser may open it, with its bare host. */
export function websiteLink(website: string | null): { href: string; host: string } | null {
  if (website === null || !URL.canParse(website)) return null;
  const { protocol, href, host } = new URL(website);
  if (protocol !== 'https:' && protocol !== 'http:') return null;
  return { href, host: host.replace(/^www\./, '') };
}
