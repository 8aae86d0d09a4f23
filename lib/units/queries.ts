import 'server-only';
import { requireKeyForm, unknownCompany } from '@/lib/companies/known-key';
import { pageOf } from '@/lib/companies/pages';
import { registerDb } from '@/lib/db';
import type { Prisma } from '@/prisma/client/client';
import { MOST_UNIT_POINTS, UNITS_PAGE_SIZE } from './constants';
import type { ProductionUnit, UnitPoint, UnitsPage } from './types';

const unitSelect = {
  pNumber: true,
  name: true,
  isMain: true,
  active: true,
  advertisingProtected: true,
  foundedOn: true,
  ceasedOn: true,
  street: true,
  town: true,
  postalCode: true,
  postalDistrict: true,
  latitude: true,
  longitude: true,
  locationPrecision: true,
  phone: true,
  email: true,
  employees: true,
  employeesMin: true,
  employeesMax: true,
  industry: { select: { danish: true } },
  municipality: { select: { name: true } },
} as const satisfies Prisma.ProductionUnitSelect;

type UnitRow = Prisma.ProductionUnitGetPayload<{ select: typeof unitSelect }>;

function toUnit({ employees, employeesMin, employeesMax, ...unit }: UnitRow): ProductionUnit {
  return {
    ...unit,
    industry: unit.industry?.danish ?? null,
    municipality: unit.municipality?.name ?? null,
    employees: { exact: employees, min: employeesMin, max: employeesMax },
  };
}

async function countUnits(companyKey: string) {
  const groups = await registerDb.productionUnit.groupBy({
    by: ['active'],
    where: { companyKey },
    _count: true,
  });
  const count = (active: boolean) => groups.find((one) => one.active === active)?._count ?? 0;
  return { total: count(true) + count(false), activeTotal: count(true) };
}

/** A page of the units of a company that must exist. */
export async function listUnits(key: string, page: number): Promise<UnitsPage> {
  const { total, activeTotal } = await countUnits(key);
  const { skip, ...place } = pageOf(page, total, UNITS_PAGE_SIZE);
  const rows =
    total === 0
      ? []
      : await registerDb.productionUnit.findMany({
          where: { companyKey: key },
          orderBy: [{ active: 'desc' }, { isMain: 'desc' }, { pNumber: 'asc' }],
          skip,
          take: UNITS_PAGE_SIZE,
          select: unitSelect,
        });
  return { items: rows.map(toUnit), total, activeTotal, ...place };
}

/** Checks that a company exists. Needed only when it has no units, since units imply a company. */
async function requireCompany(key: string): Promise<void> {
  const found = await registerDb.company.findUnique({ where: { key }, select: { key: true } });
  if (!found) throw unknownCompany();
}

/** @throws AppError not_found for an unknown key, and without a query for a malformed one */
export async function getUnits({ key, page }: { key: string; page?: number }): Promise<UnitsPage> {
  requireKeyForm(key);
  const units = await listUnits(key, page ?? 1);
  if (units.total === 0) await requireCompany(key);
  return units;
}

/**
 * Positions of the active units of a company that must exist, the main one first; units without a
 * position are omitted.
 */
export async function listUnitPoints(key: string, most = MOST_UNIT_POINTS): Promise<UnitPoint[]> {
  const rows = await registerDb.productionUnit.findMany({
    where: { companyKey: key, active: true, latitude: { not: null }, longitude: { not: null } },
    orderBy: [{ isMain: 'desc' }, { pNumber: 'asc' }],
    take: most,
    select: { pNumber: true, name: true, latitude: true, longitude: true },
  });
  return rows.flatMap(({ latitude, longitude, ...unit }) =>
    latitude === null || longitude === null ? [] : [{ ...unit, latitude, longitude }],
  );
}

/** Position of the first active unit, or null. */
export async function findUnitPoint(key: string): Promise<UnitPoint | null> {
  const [first] = await listUnitPoints(key, 1);
  return first ?? null;
}

/** @throws AppError not_found for an unknown key, and without a query for a malformed one */
export async function getUnitPoints(key: string): Promise<UnitPoint[]> {
  requireKeyForm(key);
  const points = await listUnitPoints(key);
  if (points.length === 0) await requireCompany(key);
  return points;
}
