import 'server-only';
import { companyFacts } from '@/lib/assistant/tools/company';
import { signalsLine } from '../figures/signals-line';
import { TERMS, type TermId } from '../help/register-terms';
import { factLine } from '../text/company-line';
import type { Known } from '../text/reply';
import { historyAnswer } from './history-answer';

/** What a status means in any company, by the status or by how a company ended. */
const MEANINGS: [status: RegExp, term: TermId][] = [
  [/COMPULSORY|TVANGSOPL/i, 'compulsory'],
  [/BANKRUPTCY|KONKURS/i, 'bankruptcy'],
  [/LIQUIDATION|LIKVIDATION/i, 'liquidation'],
  [/RECONSTRUCTION|REKONSTRUKTION/i, 'reconstruction'],
];

/** All statuses with their days; none for a company that has had only one. */
async function changesText(known: Known): Promise<string[]> {
  const only = { fields: ['STATUS' as const, 'ENDED' as const], groups: [] };
  const { text } = await historyAnswer(known, { since: null, only });
  return text.split('\n\n').filter((part) => part.split('\n- ').length > 2);
}

/**
 * The day and the manner of a company's end, and what creditors check first: that the register
 * holds, but no reason.
 */
export async function endText(known: Known): Promise<string[]> {
  const { caller, company, say } = known;
  const facts = await companyFacts(caller, company);
  if (!facts) return [];
  const told = facts.facts.filter(
    ({ field, value }) => ['status', 'statusSince', 'ceased'].includes(field) && value !== null,
  );
  const lines = told.map((fact) => `- ${factLine(fact, facts, say)}`);
  const status = `${company.status} ${facts.statusText ?? ''}`;
  const meaning = MEANINGS.find(([words]) => words.test(status))?.[1];
  const signals = await signalsLine(known);
  return [
    [...lines, ...signals].join('\n'),
    ...(await changesText(known)),
    ...(meaning ? [say(TERMS[meaning])] : []),
  ];
}
