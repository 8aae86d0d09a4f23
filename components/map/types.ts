import type { ReactNode } from 'react';
import type { LocationPrecision } from '@/lib/companies/types';
import type { Point } from '@/lib/search/area';
import type { MAP_MODES } from '@/lib/search/constants';
import type { UnitPoint } from '@/lib/units/types';
import type { SurfaceProps } from './surface';

/** Where a company is. */
export type Place = Pick<SurfaceProps, 'token' | 'view'> & {
  /** The company itself, and how exact that is; null when only units have a position. */
  office: (Point & { precision: LocationPrecision | null }) | null;
};

export type PlacedCompany = Place & {
  units: UnitPoint[];
  /** What of it could not be fetched. */
  note: ReactNode;
};

/** A company of the page's list that has a position. */
export type MapPoint = Point & {
  key: string;
  /** Its running number in the whole list. */
  number: number;
  name: string | null;
  industry: string | null;
  advertisingProtected: boolean;
  /** Where its address is, when the list knows. */
  town?: string | null;
};

/** Which companies the map shows. */
export type MapMode = (typeof MAP_MODES)[number];

export type CompanyMapProps = {
  points: MapPoint[];
  /** Search, filters and the rest, as they stand in the address. */
  query: Record<string, string>;
  mode: MapMode;
  /** The same as a table. */
  asTable: boolean;
  /** Somebody has pressed for it: it comes before anything else. */
  isAskedFor: boolean;
  /** The screens on which the drawing comes without that; a media query. */
  drawnOn: string;
  /** Of Mapbox; null shows our own base map. */
  token: string | null;
  /** Somebody wants another area, as it stands in addresses, or none. */
  onArea: (area: string | null) => void;
};

/** How somebody turned to the drawing: the marker that has the focus, and whether it was pressed. */
export type Turn = { key: string | null; isPressed: boolean };

/** `map`: the live one has its markers. `drawn`: it has its land too, and hides the drawing. */
export type MapStage = 'none' | 'map' | 'drawn';
