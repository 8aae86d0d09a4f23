import 'server-only';
import { createHash } from 'node:crypto';
import type { ClientBase } from 'pg';

/** The texts of each code, keyed by the code as `rows.ts` reads it. */
export type CodeLists = Record<
  'industry' | 'companyType' | 'region' | 'municipality',
  Map<string | number, string[]>
>;

type Row = { code: string | number; texts: (string | null)[] };

/**
 * The second text is the Danish name preceded by its own code and by those that it has in the other
 * version of the code list, whose English name may be worded otherwise.
 */
const industries = `
  SELECT version || code AS code,
    ARRAY[danish, concat_ws(' ', code, others, danish), english] AS texts
  FROM industries own
  LEFT JOIN LATERAL (
    SELECT string_agg(DISTINCT code, ' ') AS others FROM industries same
    WHERE same.danish = own.danish AND same.code <> own.code
  ) same ON true`;

const lists = {
  industry: industries,
  companyType: 'SELECT code, ARRAY[name, short] AS texts FROM legal_forms',
  region: 'SELECT code, ARRAY[name] AS texts FROM regions',
  municipality: 'SELECT code, ARRAY[name] AS texts FROM municipalities',
} satisfies Record<keyof CodeLists, string>;

async function readList(client: ClientBase, sql: string): Promise<Map<string | number, string[]>> {
  const { rows } = await client.query<Row>(sql);
  return new Map(
    rows.map(({ code, texts }) => [code, texts.filter((text): text is string => text !== null)]),
  );
}

/** A digest of all texts of the code lists. */
export async function digestCodeLists(client: ClientBase): Promise<string> {
  const hash = createHash('sha1');
  for (const sql of Object.values(lists)) {
    const { rows } = await client.query<Row>(`${sql} ORDER BY 1`);
    hash.update(JSON.stringify(rows));
  }
  return hash.digest('base64');
}

/** Read once per index: joining the texts to every company would cost more than everything else. */
export async function readCodeLists(client: ClientBase): Promise<CodeLists> {
  return {
    industry: await readList(client, lists.industry),
    companyType: await readList(client, lists.companyType),
    region: await readList(client, lists.region),
    municipality: await readList(client, lists.municipality),
  };
}
