import { isoDay } from '@/lib/format';
import type { UnitPointOnWire, UnitsAnswer } from './answers';
import { UNITS_PAGE_SIZE } from './constants';
import type { ProductionUnit, UnitPoint, UnitsPage } from './types';

const toWireUnit = (unit: ProductionUnit) => ({
  p_number: unit.pNumber,
  name: unit.name,
  is_main: unit.isMain,
  active: unit.active,
  reklamebeskyttet: unit.advertisingProtected,
  founded_on: isoDay(unit.foundedOn),
  ceased_on: isoDay(unit.ceasedOn),
  industry: unit.industry,
  street: unit.street,
  town: unit.town,
  postnr: unit.postalCode,
  postnrnavn: unit.postalDistrict,
  kommunenavn: unit.municipality,
  latitude: unit.latitude,
  longitude: unit.longitude,
  telefonnummer: unit.phone,
  email: unit.email,
  ansatte: unit.employees.exact ?? unit.employees.min,
});

/** A page of units in the API's format. */
export const toUnitData = ({
  items,
  total,
  activeTotal,
  page,
  totalPages,
}: UnitsPage): UnitsAnswer => ({
  data: items.map(toWireUnit),
  active_total: activeTotal,
  pagination: {
    currentPage: page,
    totalPages,
    pageSize: UNITS_PAGE_SIZE,
    totalRecords: total,
  },
});

/** Points in the API's format. */
export const toUnitPointData = (points: UnitPoint[]): { data: UnitPointOnWire[] } => ({
  data: points.map(({ pNumber, ...point }) => ({ p_number: pNumber, ...point })),
});
