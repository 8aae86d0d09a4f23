import 'server-only';
import { listCompaniesByKey } from '@/lib/companies/queries';
import type { NoAccountsText } from '@/lib/financials/no-accounts';
import { noAccountsWords } from '@/lib/financials/no-accounts-words';
import { getNoAccountsText } from '@/lib/overview/queries';
import type { Caller } from './facts';

/** Why a company has no accounts to show; null when the register lacks the company. */
export async function whyNoAccounts(
  _caller: Caller,
  { key }: { key: string },
): Promise<{ why: NoAccountsText['text']; words: { en: string; da: string } } | null> {
  const [company] = await listCompaniesByKey([key]);
  if (!company) return null;
  const told = await getNoAccountsText(company);
  return { why: told.text, words: noAccountsWords(told) };
}
