import { whyNoAccounts } from '@/lib/assistant/tools/no-accounts';
import type { Known } from '../text/reply';

/** Why a company has no accounts to show, where more is known than that there are none. */
export async function noAccountsReason({ company, say }: Known): Promise<string[]> {
  const told = await whyNoAccounts(company);
  return told === null || told.why === 'none' ? [] : [say(told.words)];
}
