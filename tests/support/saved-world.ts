import { parseSavedParams } from '@/lib/saved/saved-params';
import { registerDatabase } from './register-database';

export const ida = '00000000-0000-4000-8000-000000000001';
export const bo = '00000000-0000-4000-8000-000000000002';

export const key = (number: number) => `1000000${number}`;
export const read = (query = '') => parseSavedParams(new URLSearchParams(query));

const loadSaved = async () => ({
  ...(await import('@/lib/saved/mutations')),
  ...(await import('@/lib/saved/lists')),
  ...(await import('@/lib/saved/notes')),
  ...(await import('@/lib/saved/keys')),
  ...(await import('@/lib/saved/overview')),
  ...(await import('@/lib/saved/queries')),
  ...(await import('@/lib/saved/restore')),
  ...(await import('@/lib/saved/table')),
});

const INDUSTRIES = `INSERT INTO industries (version, code, danish) VALUES
  ('DB07', '433100', 'Stukkatørvirksomhed'), ('DB25', '433110', 'Stukkatørvirksomhed'),
  ('DB07', '107120', 'Fremstilling af friske bageriprodukter')`;

const COMPANIES = `INSERT INTO companies (key, name, status, industry_version, industry_code,
    postal_code, postal_district, employees, employees_min, revenue, digest) VALUES
  ('10000001', 'Ærø Stuk A/S', 'ACTIVE', 'DB07', '433100', '5970', 'Ærøskøbing', 12, NULL, 900, ''),
  ('10000002', 'Aarhus Bageri ApS', 'CEASED', 'DB07', '107120', '8000', 'Aarhus C', NULL, 50, NULL, ''),
  ('10000003', 'Zebra Stuk', 'ACTIVE', 'DB25', '433110', '2300', 'København S', 3, NULL, 1200, ''),
  ('10000004', 'Bager Jørgensen', 'IN_BANKRUPTCY', 'DB07', '107120', '5000', 'Odense C', NULL, NULL, 20, ''),
  ('10000005', NULL, 'ACTIVE', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '')`;

/** Five companies, Ida and Bo, and what they save. */
export async function savedWorld(name: string) {
  const database = await registerDatabase(name);
  const saved = await loadSaved();
  await database.rows(INDUSTRIES);
  await database.rows(COMPANIES);

  /** Saves some of these companies, the last one newest. @returns ids in that order. */
  async function save(userId: string, ...numbers: number[]): Promise<string[]> {
    const ids: string[] = [];
    for (const number of numbers) {
      const [row] = await database.rows(`INSERT INTO saved_companies
        (user_id, company_key, company_name, created_at)
        VALUES ('${userId}', '${key(number)}', 'Saved ${number}', '2026-01-0${ids.length + 1}')
        RETURNING id`);
      ids.push(String(row?.id));
    }
    return ids;
  }

  const page = (query = '', userId = ida) => saved.listSavedPage(userId, read(query));
  return {
    database,
    saved,
    save,
    page,
    /** Resets both users to have nothing. */
    forget: async () => {
      await database.rows('DELETE FROM users');
      await database.rows('DELETE FROM audit_events');
      await database.rows(`INSERT INTO users (id, email, first_name, last_name)
        VALUES ('${ida}', 'ida@people.example', 'Ida', 'Holm'),
          ('${bo}', 'bo@people.example', 'Bo', 'Bang')`);
    },
    /** Companies that are missing in the register. */
    saveMany: (userId: string, count: number) =>
      database.rows(`INSERT INTO saved_companies (user_id, company_key, company_name)
        SELECT '${userId}', (20000000 + n)::text, 'Gone ' || n FROM generate_series(1, ${count}) n`),
    keys: async (query = '', userId = ida) =>
      (await page(query, userId)).items.map(({ companyKey }) => Number(companyKey.slice(-1))),
  };
}
