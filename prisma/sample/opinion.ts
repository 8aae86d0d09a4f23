import type { CompanyRecord } from '@/lib/register/record';
import type { AuditOpinion } from '../client/enums';
import type { Random } from './random';

const OPINIONS: readonly AuditOpinion[] = ['QUALIFIED', 'ADVERSE', 'DISCLAIMER'];

/** The auditor's opinion, which is seldom modified unless the company's future is in doubt. */
function drawOpinion(isDoubtful: boolean, random: Random): AuditOpinion | null {
  const isModified = random.chance(isDoubtful ? 0.3 : 0.01);
  const opinion = random.pick(isDoubtful ? OPINIONS : OPINIONS.slice(0, 1));
  return isModified ? opinion : null;
}

/** Accounts with the opinions of their auditors, in the reports that say something in words. */
export function withOpinions(accounts: CompanyRecord['accounts'], random: Random) {
  for (const filing of accounts?.filings ?? []) {
    if (!filing.passages) continue;
    filing.auditOpinion = drawOpinion(filing.passages.goingConcern !== undefined, random);
  }
  return accounts;
}
