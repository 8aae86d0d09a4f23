/** Minimum and maximum, inclusive; null is open. */
export type Ends = [from: number | null, to?: number | null];
export type Days = [from: string | null, to?: string | null];

/** Prefixes of industry codes; legal forms are by their code in the register. */
type Values = {
  industry?: string;
  form?: string;
  region?: string;
  municipality?: string;
  status?: string;
};

/**
 * The meaning of a question in short form: several values are separated by spaces (names by
 * bars), amounts are in thousands of DKK. Days count from the sample's snapshot, 2022-01-31.
 */
export type Wanted = Values & {
  /** Postal codes and postal code ranges. */
  postal?: string;
  /** A circle: latitude and longitude of its centre, and kilometres. */
  near?: [latitude: number, longitude: number, km: number];
  employees?: Ends;
  locations?: Ends;
  revenue?: Ends;
  grossProfit?: Ends;
  profit?: Ends;
  equity?: Ends;
  trends?: string;
  founded?: Days;
  protected?: boolean;
  phone?: boolean;
  website?: boolean;
  email?: boolean;
  address?: boolean;
  not?: Values;
  search?: string;
  sort?: string;
  /** Words that must be reported as not understood. */
  unknown?: string[];
};

export type Question = [sentence: string, wanted: Wanted];
