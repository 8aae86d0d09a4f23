import type { Row } from '../row';
import { percentile } from '../search/latency';

/** A measured value beside its target; without a target, none applies. */
export const row = (what: string, measured: string | number, asked = ''): Row => ({
  what,
  measured,
  asked,
});

/** The 75th percentile. */
export const p75 = (values: readonly number[]) => percentile(values, 75);

export const companiesRow = (companies: number) =>
  row('companies in the register', companies.toLocaleString('en'));
