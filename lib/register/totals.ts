import 'server-only';
import { registerDb } from '@/lib/db';
import { log } from '@/lib/log';
import { HOUR_MS } from '@/lib/milliseconds';
import { oncePerProcess } from '@/lib/once-per-process';

type RegisterTotals = {
  /** Filed reports, annual and interim. */
  reports: number;
  /** Persons with a role, today or formerly. */
  people: number;
};

/** Counting millions of rows takes about a second; loads change the totals by little. */
const KEPT_MS = HOUR_MS;
/** Nothing there yet: a load may be under way. */
const EMPTY_KEPT_MS = 60_000;

type Kept = {
  totals: RegisterTotals | null;
  until: number;
  counting: Promise<RegisterTotals> | null;
};

const keptTotals = oncePerProcess<Kept>('Totals', () => ({
  totals: null,
  until: 0,
  counting: null,
}));

async function count(): Promise<RegisterTotals> {
  const [row] = await registerDb.$queryRaw<RegisterTotals[]>`
    SELECT (SELECT count(*)::int FROM filings) AS reports,
      (SELECT count(*)::int FROM participants WHERE kind = 'PERSON') AS people`;
  if (!row) throw new Error('A statement without tables always has a row.');
  return row;
}

async function recount(kept: Kept): Promise<RegisterTotals> {
  try {
    const totals = await count();
    const isEmpty = totals.reports === 0 && totals.people === 0;
    kept.until = Date.now() + (isEmpty ? EMPTY_KEPT_MS : KEPT_MS);
    kept.totals = totals;
    return totals;
  } finally {
    kept.counting = null;
  }
}

/**
 * What the register holds besides companies, up to an hour old: an old answer is given at once and
 * replaced behind it, by one count at a time in each process.
 */
export async function findRegisterTotals(): Promise<RegisterTotals> {
  const kept = keptTotals.get();
  if (kept.totals && Date.now() < kept.until) return kept.totals;
  kept.counting ??= recount(kept);
  if (kept.totals === null) return kept.counting;
  kept.counting.catch((error: unknown) =>
    log.warn({ err: error }, 'The register was not counted.'),
  );
  return kept.totals;
}
