import 'server-only';
import type { Json } from '../cvr/values';
import { type Row, textOf } from './rows';

/** The register's lists by the prefix of the type's name, and the number of months per entry. */
const series = {
  aars: { list: 'aarsbeskaeftigelse', months: 12, part: null },
  kvartals: { list: 'kvartalsbeskaeftigelse', months: 3, part: 'kvartal' },
  maaneds: { list: 'erstMaanedsbeskaeftigelse', months: 1, part: 'maaned' },
} as const;

/**
 * "MaanedsbeskaeftigelseAntalAnsatteInterval"; figures that include the owners have other names.
 */
const pattern =
  /^(?:erst)?(aars|kvartals|maaneds)beskaeftigelseantal(ansatte|aarsvaerk)(interval)?$/i;

/** Upper end of the register's last interval. */
const unbounded = 999_999;

type Figures = Json & { aar: number };

function entryOf(start: string, months: number, part: string | null): Figures {
  const [year = 0, month = 1] = start.split('-').map(Number);
  return { aar: year, ...(part ? { [part]: Math.ceil(month / months) } : {}) };
}

function fill(entry: Figures, row: Row, measure: string): void {
  const { antal, intervalFra, intervalTil } = row.cells;
  const people = measure.toLowerCase() === 'ansatte';
  if (antal !== null) entry[people ? 'antalAnsatte' : 'antalAarsvaerk'] = antal;
  if (people && intervalFra !== null) {
    entry.intervalKodeAntalAnsatte = `ANTAL_${intervalFra}_${intervalTil ?? unbounded}`;
  }
}

/** Each figure has its own row here; the register's documents have one entry per period. */
export function employmentLists(rows: Row[]): Json {
  const lists = new Map<string, Map<string, Figures>>();
  for (const row of rows) {
    const [, name = '', measure = ''] =
      pattern.exec(textOf(row, 'beskaeftigelsestalstype') ?? '') ?? [];
    const found = series[name.toLowerCase() as keyof typeof series];
    const start = textOf(row, 'datoFra');
    if (!found || !start) continue;
    const entries = lists.get(found.list) ?? new Map<string, Figures>();
    const entry = entries.get(start) ?? entryOf(start, found.months, found.part);
    fill(entry, row, measure);
    lists.set(found.list, entries.set(start, entry));
  }
  return Object.fromEntries([...lists].map(([list, entries]) => [list, [...entries.values()]]));
}
