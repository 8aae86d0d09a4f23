import { formatDay } from '@/lib/format';
import { bandText } from '@/lib/roles/band-text';
import type { Band, Held, Holdings, RolesPage } from '@/lib/roles/types';
import { firstOf } from './texts';
import type { CompanyReport, PrintedSection } from './types';
import type { ReportWords } from './words';

const shareText = (band: Band | null) => (band ? bandText(band) : '');

function periodText({ validFrom, validTo }: Held, { say }: ReportWords): string {
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
      shareText(role.ownership),
      periodText(role, words),
    ],
  }));
  const labelled = columns.map((column) => ({ ...column, label: say(column.label) }));
  return { heading, table: { columns: labelled, rows }, note: firstOf(items.length, total, say) };
}

const ownedColumns = [
  { label: 'Company', width: 0.44 },
  { label: 'CVR', width: 0.16 },
  { label: 'Share', width: 0.16 },
  { label: 'Period', width: 0.24 },
];

function ownedTable({ items, total }: Holdings, words: ReportWords): PrintedSection {
  const { say } = words;
  const rows = items.map(({ company, ...holding }) => ({
    cells: [
      company.name ?? '',
      company.key,
      shareText(holding.ownership),
      periodText(holding, words),
    ],
  }));
  const columns = ownedColumns.map((column) => ({ ...column, label: say(column.label) }));
  const note = firstOf(items.length, total, say);
  return { heading: say('OWNED COMPANIES'), table: { columns, rows }, note };
}

export function roleSections(
  { roles, formerRoles, holdings }: CompanyReport,
  words: ReportWords,
): PrintedSection[] {
  const { say } = words;
  const heading = say('MANAGEMENT/ADMINISTRATION');
  return [
    roles.total === 0 ? { heading, text: say('No data found') } : rolesTable(heading, roles, words),
    ...(holdings ? [ownedTable(holdings, words)] : []),
    ...(formerRoles.total === 0 ? [] : [rolesTable(say('FORMER ROLES'), formerRoles, words)]),
  ];
}
