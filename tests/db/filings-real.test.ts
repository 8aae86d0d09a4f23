import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Rule, statementRules } from '@/lib/register/filings/fields/rules';
import { snakeCase } from '@/lib/words/snake-case';
import { realRegister } from '../support/real-register';
import { openDatabase, type RegisterDatabase } from '../support/register-database';

const shared = path.join(realRegister ?? '', '../..');
const files = realRegister ? readdirSync(path.join(shared, 'samples/xbrl')) : [];

/** An independent reading of a report: values by scope, period and element. */
type Oracle = {
  cvr: string;
  period: [string, string];
  preceding: [string, string];
  currencies: string[];
  reportingClass: string | null;
  approved: string;
  values: Record<string, Record<string, Record<string, string>>>;
  conflicts?: string[][];
};

const oracleOf = (file: string): Oracle =>
  JSON.parse(readFileSync(path.join(shared, 'expected', `${file}.json`), 'utf8'));

type Stored = Record<string, unknown> & {
  elements: Record<string, string>;
  flags: Record<string, string> | null;
};

const leaves = (rule: Rule): string[] => {
  if (typeof rule === 'string') return [rule];
  if ('first' in rule) return rule.first.flatMap(leaves);
  if ('given' in rule) return leaves(rule.rule);
  if ('minus' in rule) return rule.minus.flatMap(leaves);
  return ('sum' in rule ? rule.sum : rule.costs).flatMap(leaves);
};

/** The elements of a field filled by the first one present; null for all other fields. */
function alternatives(rule: Rule): string[] | null {
  if (typeof rule === 'string') return [rule];
  if (!('first' in rule)) return null;
  const plain = rule.first.filter((part) => typeof part === 'string');
  return plain.length === rule.first.length ? plain : null;
}

/** Evaluates "A + B" and "A - B". */
function compute(formula: string, values: Record<string, string>): number {
  let total = 0;
  let sign = 1;
  for (const part of formula.split(' ')) {
    if (part === '+' || part === '-') sign = part === '+' ? 1 : -1;
    else total += sign * Number(values[part]);
  }
  return total;
}

describe.runIf(realRegister)('real reports', () => {
  let database: RegisterDatabase;
  let importFilings: typeof import('@/lib/register/filings/import-filings').importFilings;
  const refusals: string[] = [];
  const load = (folder: string) =>
    importFilings([path.join(shared, folder)], {
      onRefused: (place, reason) => refusals.push(`${place}: ${reason}`),
    });

  beforeAll(async () => {
    database = await openDatabase('filings_real');
    ({ importFilings } = await import('@/lib/register/filings/import-filings'));
  });
  afterAll(() => database.close());

  test('all load, and loading them twice changes nothing', async () => {
    const first = await load('samples/xbrl');
    expect(refusals).toEqual([]);
    expect(first).toMatchObject({ loaded: 12, refused: 0, unknownCompanies: 12 });
    const tables = await database.dump();
    expect(await load('samples/xbrl')).toMatchObject({ loaded: 0, updated: 0, unchanged: 12 });
    expect(await database.dump()).toEqual(tables);
  });

  test.each(files)('%s has the values of an independent reading', async (file) => {
    const oracle = oracleOf(file);
    const rows = (await database.rows(
      `SELECT * FROM accounting_periods WHERE company_key = '${oracle.cvr}'`,
    )) as Stored[];
    let compared = 0;
    for (const [scope, periods] of Object.entries(oracle.values)) {
      for (const [which, values] of Object.entries(periods)) {
        const [start, end] = which === 'current' ? oracle.period : oracle.preceding;
        const row = rows.find((row) => row.end_date === end && row.scope === scope.toUpperCase());
        expect(row).toMatchObject({ start_date: start, comparative: which === 'previous' });
        expect(`iso4217:${row?.currency}`).toBe(oracle.currencies[0]);
        if (row) compared += compare(row, values, conflictsOf(oracle, scope, which));
      }
    }
    expect(compared).toBeGreaterThan(20);
    const counted = Object.values(oracle.values).flatMap((periods) => Object.keys(periods));
    expect(rows).toHaveLength(counted.length);
  });

  const conflictsOf = ({ conflicts = [] }: Oracle, scope: string, which: string) =>
    conflicts.filter(([s, w]) => s === scope && w === which).map(([, , element]) => element ?? '');

  /** Compares every field of a statement; returns the number of values. */
  function compare(row: Stored, all: Record<string, string>, conflicts: string[]): number {
    const values = Object.fromEntries(
      Object.entries(all)
        .filter(([element]) => !conflicts.includes(element))
        .map(([element, value]) => [element.replace(/^ifrs-dk-cor[^:]*/, 'ifrs-dk-cor'), value]),
    );
    let compared = 0;
    for (const [field, rule] of Object.entries(statementRules)) {
      const found = row[snakeCase(field)] === null ? null : Number(row[snakeCase(field)]);
      const formula = row.elements[field]?.replace(/ifrs-dk-cor[^:]*/g, 'ifrs-dk-cor');
      const direct = alternatives(rule);
      if (leaves(rule).some((element) => conflicts.includes(element))) {
        expect([field, found, row.flags?.[field]]).toEqual([
          ...[field, null, expect.stringContaining('different values')],
        ]);
      } else if (direct) {
        const element = direct.find((element) => element in values);
        expect([field, found, formula]).toEqual([
          ...[field, element ? Number(values[element]) : null, element],
        ]);
      } else if (found !== null) {
        expect([field, found]).toEqual([field, compute(formula ?? '', values)]);
      } else {
        // A sum accepts any of its parts; only a difference needs both.
        const present = leaves(rule).filter((element) => element in values);
        expect([field, present.filter((element) => !differences.test(element))]).toEqual([
          field,
          [],
        ]);
      }
      if (found !== null) compared += 1;
    }
    return compared;
  }

  const differences =
    /^(ifrs-full:)?(IntangibleAssets|Goodwill|Equity|MinorityInterests|NoncontrollingInterests)$/;

  test('sums and differences are made of the lines that the reports have', async () => {
    const fields = await database.rows(`
      SELECT company_key, scope, other_intangible_assets, equity_before_minority_interests,
        short_term_debt_to_related_parties, elements FROM accounting_periods
      WHERE NOT comparative AND company_key IN ('28527411', '10088127') ORDER BY 1, 2`);
    expect(fields).toMatchObject([
      {
        short_term_debt_to_related_parties: '209327.00',
        elements: {
          shortTermDebtToRelatedParties:
            'ShorttermPayablesToGroupEnterprises + ShorttermPayablesToShareholdersAndManagement',
        },
      },
      { scope: 'SOLO', other_intangible_assets: '151964000.00' },
      {
        scope: 'GROUP',
        other_intangible_assets: '192972000.00',
        equity_before_minority_interests: '934267000.00',
      },
    ]);
  });

  test('contradictions are flagged and leave no value', async () => {
    const flagged = await database.rows(`
      SELECT company_key, end_date, employees, profit_loss, flags FROM accounting_periods
      WHERE flags IS NOT NULL ORDER BY company_key, end_date`);
    expect(flagged.map((row) => [row.company_key, row.end_date, row.employees])).toEqual([
      ['21783684', '2014-12-31', null],
      ['29835217', '2013-12-31', null],
      ['29835217', '2014-12-31', null],
    ]);
    expect(flagged.slice(1).map(({ profit_loss }) => profit_loss)).toEqual([null, null]);
  });

  test('what the reports say of themselves is kept with the filing', async () => {
    const found = await database.rows(`
      SELECT company_key, start_date, end_date, kind, reporting_class, approved_on FROM filings`);
    for (const file of files) {
      const { cvr, period, reportingClass, approved } = oracleOf(file);
      expect(found).toContainEqual({
        company_key: cvr,
        start_date: period[0],
        end_date: period[1],
        kind: 'ANNUAL',
        reporting_class: reportingClass,
        approved_on: approved,
      });
    }
  });

  test('answers of the index load beside them', async () => {
    const result = await load('samples/offentliggoerelser');
    expect(refusals).toEqual([]);
    expect(result).toMatchObject({ loaded: 3, repeated: 2, unknownCompanies: 3 });
    const found = await database.rows(`
      SELECT id, company_key, kind, end_date FROM filings WHERE document_sha IS NULL ORDER BY id`);
    expect(found).toEqual([
      {
        id: 'urn:ofk:oid:0000000',
        company_key: '25313763',
        kind: 'ANNUAL',
        end_date: '2008-12-31',
      },
      {
        id: 'urn:ofk:oid:39194942',
        company_key: '22756214',
        kind: 'QUARTER',
        end_date: '2026-03-31',
      },
      {
        id: 'urn:ofk:oid:9366144',
        company_key: '10204534',
        kind: 'ANNUAL',
        end_date: '2012-12-31',
      },
    ]);
  });
});
