import { useTranslations } from 'next-intl';
import { isInDistress } from '@/lib/companies/distress';
import type { CompanyStatus } from '@/lib/companies/types';

/** Who acts for a company in bankruptcy or the like instead of those its signing rule names. */
export function SigningNote({ status }: { status: CompanyStatus }) {
  const t = useTranslations('roles');
  if (!isInDistress(status)) return null;
  return <p className="mt-2 text-muted text-sm">{t(`signingIn.${status}`)}</p>;
}
