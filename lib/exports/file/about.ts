import { formatDay, formatNumber } from '@/lib/format';
import type { ExportFacts } from '../types';
import type { OpenTask } from './types';

const companies = (number: number) =>
  `${formatNumber(number)} ${number === 1 ? 'company' : 'companies'}`;

function contacts({ contactCells, protectedCompanies }: ExportFacts): string {
  if (contactCells === 0) return 'None is left out.';
  const cells = contactCells === 1 ? '1 cell' : `${formatNumber(contactCells)} cells`;
  return `${cells} of ${companies(protectedCompanies)} left out: they are under advertising protection (reklamebeskyttelse) and must not be contacted with unsolicited advertising.`;
}

function source({ hasSample }: ExportFacts): string {
  return hasSample
    ? 'Sample register, invented: names, numbers and people are not real.'
    : 'Det Centrale Virksomhedsregister (CVR)';
}

/** What a file says about itself, wherever it is passed on to. */
export function aboutLines(
  { title, details, asked, registerDay, madeAt }: OpenTask,
  facts: ExportFacts,
): [label: string, text: string][] {
  const { rows, missing, cutCells } = facts;
  const made = new Date(madeAt);
  return [
    ['Contents', [title, ...details].join('; ')],
    ['Companies', `${formatNumber(rows)} of ${companies(asked)}`],
    ['Register as of', registerDay === null ? 'not known' : formatDay(new Date(registerDay))],
    ['Contacts', contacts(facts)],
    ...(missing > 0
      ? [['No longer in the register', `${companies(missing)}`] as [string, string]]
      : []),
    ...(cutCells > 0
      ? [['Cut texts', `${formatNumber(cutCells)} longer than a cell can be`] as [string, string]]
      : []),
    ['Source', source(facts)],
    ['Made', `${formatDay(made)} ${madeAt.slice(11, 16)} UTC by Veminto`],
  ];
}

/** The same on one line. */
export const aboutText = (lines: readonly [string, string][]) =>
  lines.map(([label, text]) => `${label}: ${text}`).join(' · ');
