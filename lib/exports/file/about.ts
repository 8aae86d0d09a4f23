import { formatDay, formatMinute, formatNumber } from '@/lib/format';
import type { Words } from '@/lib/i18n/own-words';
import type { ExportFacts } from '../types';
import type { OpenTask } from './types';

type Line = [label: string, text: string];

/** What a file has, in one line: its title, filters and order. */
export const contentsLine = (title: string, details: readonly string[]) =>
  [title, ...details].join('; ');

const companies = (number: number) =>
  `${formatNumber(number)} ${number === 1 ? 'company' : 'companies'}`;

function contacts({ contactCells, protectedCompanies }: ExportFacts, say: Words): string {
  if (contactCells === 0) return say('None is left out.');
  const cells = contactCells === 1 ? '1 cell' : `${formatNumber(contactCells)} cells`;
  return say(
    `${cells} of ${companies(protectedCompanies)} left out: companies under advertising protection (reklamebeskyttelse) must not be contacted with unsolicited advertising.`,
  );
}

function source({ hasSample }: ExportFacts, say: Words): string {
  return hasSample
    ? say('Sample register, invented: names, numbers and people are not real.')
    : 'Det Centrale Virksomhedsregister (CVR)';
}

const when = (is: boolean, ...line: Line): Line[] => (is ? [line] : []);

/** The file's description of itself, which travels with it; `say` translates into its language. */
export function aboutLines(
  { title, details, asked, compared, withoutProtected, registerDay, madeAt }: OpenTask,
  facts: ExportFacts,
  say: Words,
): Line[] {
  const { rows, missing, protectedLeftOut, cutCells } = facts;
  return [
    [say('Contents'), contentsLine(title, details)],
    [say('Companies'), say(`${formatNumber(rows)} of ${companies(asked)}`)],
    ...when(
      withoutProtected,
      say('Left out'),
      say(`${companies(protectedLeftOut)} under advertising protection (reklamebeskyttelse)`),
    ),
    ...(compared?.notes ?? []).map((note): Line => [say('Accounts'), note]),
    [
      say('Register as of'),
      registerDay === null ? say('not known') : formatDay(new Date(registerDay)),
    ],
    [say('Contacts'), contacts(facts, say)],
    ...when(missing > 0, say('No longer in the register'), say(companies(missing))),
    ...when(
      cutCells > 0,
      say('Cut texts'),
      say(`${formatNumber(cutCells)} longer than a cell can be`),
    ),
    [say('Source'), source(facts, say)],
    [say('Made'), say(`${formatMinute(new Date(madeAt))} (Danish time) by Veminto`)],
  ];
}

/** The same as a single line. */
export const aboutText = (lines: readonly Line[]) =>
  lines.map(([label, text]) => `${label}: ${text}`).join(' · ');
