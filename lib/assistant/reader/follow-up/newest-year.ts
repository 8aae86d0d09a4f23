import 'server-only';
import { companyFacts } from '@/lib/assistant/tools/company';
import { accountFigures } from '@/lib/assistant/tools/figures';
import type { ListedCompany } from '@/lib/assistant/tools/listed';
import type { Asking } from '../text/reply';

/** The newest year of a company's accounts, or of its head counts; null without any. */
export async function newestYear(
  { caller, company }: Asking & { company: ListedCompany },
  isOfStaff: boolean,
): Promise<number | null> {
  if (!isOfStaff) {
    return (await accountFigures(caller, { key: company.key }))?.years[0] ?? null;
  }
  const period = (await companyFacts(caller, company))?.employment[0]?.period;
  return period === undefined ? null : Number(period.slice(0, 4));
}
