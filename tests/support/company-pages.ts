import pg from 'pg';
import { deleteCompany, withClient } from './accounts.ts';

type Row = Record<string, unknown>;

/** By database column. */
export type Past = {
  company?: Row;
  names?: Row[];
  lifePeriods?: Row[];
  employment?: Row[];
  units?: Row[];
  /** Changes of the newest load; each field once. */
  changes?: Row[];
};

/** Inserts rows with the same columns at once; other columns get their defaults. */
async function insert(client: pg.ClientBase, table: string, rows: Row[]): Promise<void> {
  const byColumns = new Map<string, Row[]>();
  for (const row of rows) {
    const columns = Object.keys(row).map((column) => pg.escapeIdentifier(column));
    byColumns.set(String(columns), [...(byColumns.get(String(columns)) ?? []), row]);
  }
  for (const [columns, alike] of byColumns) {
    await client.query(
      `insert into ${table} (${columns})
       select ${columns} from jsonb_populate_recordset(null::${table}, $1)`,
      [JSON.stringify(alike)],
    );
  }
}

const placed = (key: string, rows: Row[] = []) =>
  rows.map((row, position) => ({ company_key: key, position, ...row }));

/** Gives an invented company more than its name. */
export function addPast(key: string, past: Past): Promise<void> {
  return withClient(async (client) => {
    await client.query('begin');
    for (const [column, value] of Object.entries(past.company ?? {})) {
      await client.query(
        `update companies set ${pg.escapeIdentifier(column)} = $1 where key = $2`,
        [value, key],
      );
    }
    const owned = (rows: Row[] = []) => rows.map((row) => ({ company_key: key, ...row }));
    await insert(client, 'company_names', placed(key, past.names));
    await insert(client, 'life_periods', placed(key, past.lifePeriods));
    await insert(client, 'employment', owned(past.employment));
    await insert(client, 'production_units', owned(past.units));
    const load = await client.query<{ id: number }>('select max(id) as id from register_loads');
    const load_id = load.rows[0]?.id;
    await insert(
      client,
      'register_changes',
      owned(past.changes).map((row) => ({ load_id, ...row })),
    );
    await client.query('commit');
  });
}

/** Including its changes, which outlive a company. */
export async function deleteWithPast(key: string): Promise<void> {
  await deleteCompany(key);
  await withClient((client) =>
    client.query('delete from register_changes where company_key = $1', [key]),
  );
}

/** Units numbered from 1, the first being the main one, spread over Denmark. */
export function inventUnits(key: string, count: number, change: (at: number) => Row = () => ({})) {
  return Array.from({ length: count }, (_, at): Row => {
    const number = at + 1;
    return {
      // The sample's P-numbers begin with other digits.
      p_number: `0${key.slice(2)}${String(at).padStart(3, '0')}`,
      active: true,
      name: `Lager ${number}`,
      is_main: at === 0,
      street: `Lagervej ${number}`,
      postal_code: '9000',
      postal_district: 'Aalborg',
      employees: number % 7,
      latitude: 55 + (at % 25) / 10,
      longitude: 8.5 + ((at * 7) % 30) / 10,
      location_precision: 'ADDRESS',
      ...change(at),
    };
  });
}

export type Click = {
  kind: 'SEARCH' | 'RECOMMENDATION';
  company_key: string;
  from_key: string | null;
  position: number | null;
};

/** A user's clicks, oldest first. */
export function clicksOf(userId: string): Promise<Click[]> {
  return withClient(async (client) => {
    const { rows } = await client.query<Click>(
      `select kind, company_key, from_key, position from clicks where user_id = $1 order by id`,
      [userId],
    );
    return rows;
  });
}
