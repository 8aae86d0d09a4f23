import type { Employees, LocationPrecision } from '@/lib/companies/types';

/** A production unit: a place of work of a company. */
export type ProductionUnit = {
  /** Ten digits. */
  pNumber: string;
  name: string | null;
  /** Whether it is the one at the head office. */
  isMain: boolean;
  active: boolean;
  advertisingProtected: boolean;
  foundedOn: Date | null;
  ceasedOn: Date | null;
  /** In Danish. */
  industry: string | null;
  street: string | null;
  town: string | null;
  postalCode: string | null;
  postalDistrict: string | null;
  municipality: string | null;
  latitude: number | null;
  longitude: number | null;
  locationPrecision: LocationPrecision | null;
  phone: string | null;
  email: string | null;
  employees: Employees;
};

/** Active units first, the main one before the others. */
export type UnitsPage = {
  items: ProductionUnit[];
  total: number;
  activeTotal: number;
  page: number;
  totalPages: number;
};

/** An active unit on the map. */
export type UnitPoint = {
  pNumber: string;
  name: string | null;
  latitude: number;
  longitude: number;
};
