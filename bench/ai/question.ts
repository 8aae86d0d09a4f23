/** The least and the most, both included; null is open. */
export type Ends = [from: number | null, to?: number | null];
export type Days = [from: string | null, to?: string | null];

/** Codes of industries begin with one of these; forms are by their code in the register. */
type Values = {
  industry?: string;
  form?: string;
  region?: string;
  municipality?: string;
  status?: string;
};

/**
 * What a question asks for, in short: several values are separated by blanks (names by bars),
 * amounts are thousands of DKK. Days are counted from the sample's snapshot, 2022-01-31.
 */
export type Wanted = Values & {
  /** Postal codes and ranges of them. */
  postal?: string;
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
  email?: boolean;
  address?: boolean;
  not?: Values;
  search?: string;
  sort?: string;
  /** What must be said to be not understood. */
  unknown?: string[];
};

export type Question = [sentence: string, wanted: Wanted];
