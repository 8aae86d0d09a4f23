import type { Tone } from '@/components/ui/badge';
import type { CompanyStatus } from '@/lib/companies/types';

export { employeesText, employeesThen } from '@/lib/companies/employees-text';

/** Stands wherever the register says nothing. */
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

/** The register's web address when a browser may open it, with its bare host. */
export function websiteLink(website: string | null): { href: string; host: string } | null {
  if (website === null || !URL.canParse(website)) return null;
  const { protocol, href, host } = new URL(website);
  if (protocol !== 'https:' && protocol !== 'http:') return null;
  return { href, host: host.replace(/^www\./, '') };
}
