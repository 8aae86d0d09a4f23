import type { ReactNode } from 'react';
import type { LocationPrecision } from '@/lib/companies/types';
import type { Point } from '@/lib/search/area';
import type { MAP_MODES } from '@/lib/search/constants';
import type { UnitPoint } from '@/lib/units/types';
import type { DrawnPlace } from './drawn-place';
import type { SurfaceProps } from './surface';

/** A company's position. */
export type Place = Pick<SurfaceProps, 'token' | 'view'> & {
  /** The company itself, and how exact its position is; null when only units have one. */
  office: (Point & { precision: LocationPrecision | null }) | null;
};

export type PlacedCompany = Place & {
  units: UnitPoint[];
  /** Says what could not be fetched. */
  note: ReactNode;
};

/** A company on the current page of results that has a position. */
export type MapPoint = Point & {
  key: string;
  /** Its position in the whole list. */
  number: number;
  name: string | null;
  industry: string | null;
  advertisingProtected: boolean;
  /** The town of its address, if the list has it. */
  town?: string | null;
};

/** Which companies the map shows: those of the page, or all results. */
export type MapMode = (typeof MAP_MODES)[number];

export type CompanyMapProps = {
  points: MapPoint[];
  place: DrawnPlace;
  /** Search, filters and the rest of the URL's query. */
  query: Record<string, string>;
  mode: MapMode;
  /** Shows the map's content as a table. */
  asTable: boolean;
  /** The user opened the map explicitly, so it loads before anything else. */
  isAskedFor: boolean;
  /** A media query: the screens that load the drawing without that. */
  drawnOn: string;
  /** Mapbox token; null for our own base map. */
  token: string | null;
  /** Called with the area to search, in the format of URLs; null for none. */
  onArea: (area: string | null) => void;
};

/** An interaction with the drawing: the focused marker, and whether it was pressed. */
export type Turn = { key: string | null; isPressed: boolean };

/** `map`: the live map has its markers. `drawn`: it has its land too, and covers the drawing. */
export type MapStage = 'none' | 'map' | 'drawn';
