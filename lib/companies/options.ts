import 'server-only';
import { db } from '@/lib/db';

/** The choices of a filter: what at least one company has, by name. */

const byName = (left: string, right: string) => left.localeCompare(right, 'da');
const inUse = { companies: { some: {} } };

export async function listIndustries(): Promise<string[]> {
  const rows = await db.industry.findMany({ where: inUse, select: { danish: true } });
  return [...new Set(rows.map((row) => row.danish))].sort(byName);
}

export async function listCompanyTypes(): Promise<string[]> {
  const rows = await db.legalForm.findMany({ where: inUse, select: { name: true } });
  return [...new Set(rows.map((row) => row.name))].sort(byName);
}

export async function listRegions(): Promise<string[]> {
  const rows = await db.region.findMany({ where: inUse, select: { name: true } });
  return rows.map((row) => row.name).sort(byName);
}

export async function listMunicipalities(): Promise<string[]> {
  const rows = await db.municipality.findMany({ where: inUse, select: { name: true } });
  return [...new Set(rows.map((row) => row.name))].sort(byName);
}
