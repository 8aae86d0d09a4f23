import { formatDay } from '@/lib/format';
import type { Band, CompanyRole, RolesPage } from '@/lib/roles/types';
import { firstOf } from './texts';
import type { CompanyReport, PrintedSection } from './types';

const percent = (value: number) => value.toLocaleString('da-DK', { maximumFractionDigits: 2 });

function bandText(band: Band | null): string {
  if (band === null) return '';
  return band.to === null
    ? `${percent(band.from)} %`
    : `${percent(band.from)}–${percent(band.to)} %`;
}

function periodText({ validFrom, validTo }: CompanyRole): string {
  const [from, to] = [validFrom && formatDay(validFrom), validTo && formatDay(validTo)];
  return to ? `${from ?? ''} – ${to}` : from ? `since ${from}` : '';
}

const columns = [
  { label: 'Role', width: 0.24 },
  { label: 'Name', width: 0.36 },
  { label: 'Share', width: 0.16 },
  { label: 'Period', width: 0.24 },
];

function rolesTable(heading: string, { items, total }: RolesPage): PrintedSection {
  const rows = items.map((role) => ({
    cells: [
      role.title ?? role.organ ?? '',
      role.participant.name,
      bandText(role.ownership),
      periodText(role),
    ],
  }));
  return { heading, table: { columns, rows }, note: firstOf(items.length, total) };
}

export function roleSections({ roles, formerRoles }: CompanyReport): PrintedSection[] {
  const heading = 'MANAGEMENT/ADMINISTRATION';
  return [
    roles.total === 0 ? { heading, text: 'No data found' } : rolesTable(heading, roles),
    ...(formerRoles.total === 0 ? [] : [rolesTable('FORMER ROLES', formerRoles)]),
  ];
}
