import type { Row } from '../run';
import { percentile } from '../search/latency';

/** What was measured beside what is asked for; nothing is asked where it is left out. */
export const row = (what: string, measured: string | number, asked = ''): Row => ({
  what,
  measured,
  asked,
});

/** The value that three quarters are not above. */
export const p75 = (values: readonly number[]) => percentile(values, 75);

export const companiesRow = (companies: number) =>
  row('companies in the register', companies.toLocaleString('en'));
