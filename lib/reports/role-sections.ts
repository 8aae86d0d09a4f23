import { formatDay } from '@/lib/format';
import type { Band, CompanyRole, RolesPage } from '@/lib/roles/types';
import { firstOf } from './texts';
import type { CompanyReport, PrintedSection } from './types';
import type { ReportWords } from './words';

const percent = (value: number) => value.toLocaleString('da-DK', { maximumFractionDigits: 2 });

function bandText(band: Band | null): string {
  if (band === null) return '';
  return band.to === null
    ? `${percent(band.from)} %`
    : `${percent(band.from)}–${percent(band.to)} %`;
}

function periodText({ validFrom, validTo }: CompanyRole, { say }: ReportWords): string {
  const [from, to] = [validFrom && formatDay(validFrom), validTo && formatDay(validTo)];
  return to ? `${from ?? ''} – ${to}` : from ? say(`since ${from}`) : '';
}

const columns = [
  { label: 'Role', width: 0.24 },
  { label: 'Name', width: 0.36 },
  { label: 'Share', width: 0.16 },
  { label: 'Period', width: 0.24 },
];

function rolesTable(
  heading: string,
  { items, total }: RolesPage,
  words: ReportWords,
): PrintedSection {
  const { say } = words;
  const rows = items.map((role) => ({
    cells: [
      role.title ?? role.organ ?? '',
      role.participant.name,
      bandText(role.ownership),
      periodText(role, words),
    ],
  }));
  const labelled = columns.map((column) => ({ ...column, label: say(column.label) }));
  return { heading, table: { columns: labelled, rows }, note: firstOf(items.length, total, say) };
}

export function roleSections(
  { roles, formerRoles }: CompanyReport,
  words: ReportWords,
): PrintedSection[] {
  const { say } = words;
  const heading = say('MANAGEMENT/ADMINISTRATION');
  return [
    roles.total === 0 ? { heading, text: say('No data found') } : rolesTable(heading, roles, words),
    ...(formerRoles.total === 0 ? [] : [rolesTable(say('FORMER ROLES'), formerRoles, words)]),
  ];
}
