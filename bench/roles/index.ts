import pg from 'pg';
import { keysOf } from '@/lib/entries';
import type { CountedKind } from '../../lib/roles/role-counts';
import type { CompanyFilters } from '../../lib/search/types';
import { readArguments } from '../../scripts/arguments';
import { query } from '../import/database';
import type { Row } from '../row';
import { askInTurn, percentile, shownPercentile } from '../search/latency';
import { registerOptions, withRegister } from '../search/register';

/** A question about the companies of one municipality, industry, region or legal form. */
type Question = { value: string; size: number; filters: CompanyFilters; role: CountedKind };

const ROLES: CountedKind[] = ['MANAGEMENT', 'BOARD', 'AUDITOR', 'OWNER', 'FOUNDER'];
const FROM = '2025-01-01';

/** How SQL finds the values of a filter for companies `c`. */
const KINDS = {
  municipality: { text: 'm.name', join: 'JOIN municipalities m ON m.code = c.municipality_code' },
  industry: {
    text: 'i.danish',
    join: 'JOIN industries i ON i.version = c.industry_version AND i.code = c.industry_code',
  },
  companyType: { text: 'f.name', join: 'JOIN legal_forms f ON f.code = c.legal_form_code' },
  region: { text: 'r.name', join: 'JOIN regions r ON r.code = c.region_code' },
};
type Kind = keyof typeof KINDS;

async function drawQuestions(url: string, kind: Kind, number: number): Promise<Question[]> {
  const { text, join } = KINDS[kind];
  const rows = await query<Pick<Question, 'value' | 'size'>>(
    url,
    `SELECT ${text} AS value, count(*)::int AS size FROM companies c ${join}
     WHERE c.status <> 'CEASED' GROUP BY 1 ORDER BY md5(${text}) LIMIT ${number}`,
  );
  return rows.map((row, at) => ({
    ...row,
    filters: { [kind]: [row.value] },
    role: ROLES[at % ROLES.length] ?? 'OWNER',
  }));
}

/** The five with the most companies, as one would ask a database without an index for it. */
const peerSql = ({ text, join }: { text: string; join: string }) => `
  SELECT name, held FROM (
    SELECT participant_id, count(DISTINCT company_key) AS held
    FROM roles JOIN companies c ON c.key = company_key ${join}
    WHERE "group"::text = $1 AND c.status <> 'CEASED' AND ${text} = $2
      AND (valid_to IS NULL OR valid_to >= current_date)
    GROUP BY participant_id ORDER BY held DESC LIMIT 5
  ) most JOIN participants ON id = participant_id`;

async function measureKind(url: string, peer: pg.Pool, kind: Kind, number: number): Promise<Row> {
  const { mostHeld } = await import('@/lib/most-roles/queries');
  const { newHolders } = await import('@/lib/assistant/tools/new-holders');
  const questions = await drawQuestions(url, kind, number);
  const most = await askInTurn(questions, ({ role, filters }) =>
    mostHeld({ role, among: { search: null, filters }, limit: 5 }),
  );
  const ever = await askInTurn(questions, ({ role, filters }) =>
    mostHeld({ role, ever: true, among: { search: null, filters }, limit: 5 }),
  );
  const fresh = await askInTurn(questions, ({ filters }) =>
    newHolders({ among: filters, group: 'MANAGEMENT', from: FROM }),
  );
  const sql = peerSql(KINDS[kind]);
  const asSql = await askInTurn(questions, ({ role, value }) => peer.query(sql, [role, value]));
  const sizes = questions.map(({ size }) => size);
  const shown = (values: number[], percent: number) => Math.round(percentile(values, percent));
  return {
    'companies of one': kind,
    questions: questions.length,
    'companies p50': shown(sizes, 50),
    most: shown(sizes, 100),
    'most held p50': shown(most, 50),
    p95: shown(most, 95),
    'ever p50': shown(ever, 50),
    'ever p95': shown(ever, 95),
    'SQL p50': shown(asSql, 50),
    'SQL p95': shown(asSql, 95),
    'new holders p50': shown(fresh, 50),
    'new p95': shown(fresh, 95),
  };
}

/** Who holds most roles in the whole register: counts that loads keep. */
async function measureAll(): Promise<Row> {
  const { countHolders } = await import('@/lib/most-roles/queries');
  const roles = Array.from({ length: 20 }, (_, at) => ROLES[at % ROLES.length] ?? 'OWNER');
  const taken = await askInTurn(roles, (role) => countHolders({ role, limit: 100 }));
  const ever = await askInTurn(roles, (role) => countHolders({ role, ever: true, limit: 100 }));
  return {
    'companies of one': '(all)',
    questions: taken.length,
    'most held p50': shownPercentile(taken, 50),
    p95: shownPercentile(taken, 95),
    'ever p50': shownPercentile(ever, 50),
    'ever p95': shownPercentile(ever, 95),
  };
}

const usage = `Usage: npm run bench -- roles [--companies N] [--keep DIR | --database URL] [--number N]
  Milliseconds to find who holds most roles, today and ever, and where new managers began, in all companies and in those
  of one municipality, industry, legal form or region, compared with a query over the tables.`;

export async function measure(args: string[]): Promise<Row[]> {
  const options = { ...registerOptions, number: { type: 'string', default: '20' } } as const;
  const { values } = readArguments({ args, options }, usage);
  return withRegister(values, async (url) => {
    const { registerDb } = await import('@/lib/db');
    const { searchCompanies } = await import('@/lib/search/queries');
    const peer = new pg.Pool({ connectionString: url, max: 1 });
    // Reads the search index.
    await searchCompanies({ search: null, filters: {}, page: 1, pageSize: 1 });
    const rows = [await measureAll()];
    for (const kind of keysOf(KINDS)) {
      rows.push(await measureKind(url, peer, kind, Number(values.number)));
    }
    await Promise.all([peer.end(), registerDb.$disconnect()]);
    return rows;
  });
}
