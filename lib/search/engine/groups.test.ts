import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildIndex } from '@/lib/search-index/build';
import { STATUS_CHOICES } from '@/lib/search-index/choices';
import { type IndexRow, REMARKS } from '@/lib/search-index/types';
import { plainRow } from '@/tests/support/index-rows';
import type { GroupField } from '../group-fields';
import { DocSet } from './doc-set';
import { groupsOf } from './groups';

type Given = Partial<Omit<IndexRow, 'texts' | 'numbers'>> & {
  texts?: Partial<IndexRow['texts']>;
  numbers?: Partial<IndexRow['numbers']>;
};

function indexOf(given: readonly Given[]) {
  const rows = given.map(({ texts, numbers, ...rest }, place): IndexRow => {
    const row = plainRow(10_000_000 + place, '');
    return {
      ...row,
      ...rest,
      texts: { ...row.texts, ...texts },
      numbers: { ...row.numbers, ...numbers },
    };
  });
  return { version: 1, ...buildIndex(rows) };
}

function groups(given: readonly Given[], by: GroupField, figure: 'revenue' | null = null) {
  const index = indexOf(given);
  return groupsOf(index, DocSet.all(index.docs), { by, figure });
}

const counts = (given: readonly Given[], by: GroupField) =>
  groups(given, by).groups.map(({ value, companies }) => [value, companies]);

const day = (text: string) => Date.parse(text) / 86_400_000;
const industry = (name: string, code: string): Given => ({
  texts: { industry: [name, `${code} ${name}`] },
});

describe('companies by', () => {
  it('industry, with the same name of two code lists as one, in Danish order', () => {
    const given = [
      industry('Ørredopdræt', '1'),
      industry('Bagerier', '2'),
      industry('Bagerier', '3'),
    ];
    expect(counts([...given, {}], 'industry')).toEqual([
      ['Bagerier', 2],
      ['Ørredopdræt', 1],
    ]);
  });

  it('postal code, with its district, however that is spelt', () => {
    const [odense, aarhus, other] = ['5000 Odense C', '8000 Aarhus C', '8000 Århus C'].map(
      (text): Given => ({ texts: { postalDistrict: [text.slice(5), text] } }),
    );
    const given = [aarhus, other, odense, aarhus, {}].filter((one) => one !== undefined);
    expect(counts(given, 'postalCode')).toEqual([
      ['5000 Odense C', 1],
      ['8000 Aarhus C', 3],
    ]);
  });

  it('year of founding, up to its last day', () => {
    const founded = (text: string): Given => ({ numbers: { founded: day(text) } });
    const given = ['2020-01-01', '2019-12-31', '2020-12-31'].map(founded);
    expect(counts(given, 'founded')).toEqual([
      ['2019', 1],
      ['2020', 2],
    ]);
  });

  it('employees in ranges that leave out no number', () => {
    const given = [0, 1, 5, 6, 10, 11, 50, 51, 200, 201, 1_000, 1_001, 90_000, null].map(
      (employees): Given => ({ numbers: { employees } }),
    );
    expect(counts(given, 'employees')).toEqual([
      ['0', 1],
      ['1-5', 2],
      ['6-10', 2],
      ['11-50', 2],
      ['51-200', 2],
      ['201-1000', 2],
      ['1001-', 2],
    ]);
    expect(groups(given, 'employees').without.companies).toBe(1);
  });

  it('the opinions of their auditors, whatever else reports say', () => {
    const { goingConcern, capitalLost, opinion: bits } = REMARKS;
    const opinion = (place: number, others = 0): Given => ({
      remarks: (place << bits.shift) + others,
    });
    const given = [
      opinion(0, capitalLost),
      opinion(0, goingConcern),
      opinion(2),
      opinion(3, goingConcern),
      opinion(1, goingConcern),
      opinion(2, goingConcern + capitalLost),
    ];
    expect(counts(given, 'opinion')).toEqual([
      ['QUALIFIED', 1],
      ['ADVERSE', 2],
      ['DISCLAIMER', 1],
    ]);
    expect(groups(given, 'opinion').without.companies).toBe(2);
  });

  it('status, and how they ended', () => {
    const status = (one: (typeof STATUS_CHOICES)[number]): Given => ({
      status: STATUS_CHOICES.indexOf(one),
    });
    const given = [status('CEASED_MERGER'), status('ACTIVE'), status('ACTIVE')];
    expect(counts(given, 'status')).toEqual([
      ['ACTIVE', 2],
      ['CEASED_MERGER', 1],
    ]);
  });
});

it('only counts the docs that were found', () => {
  const index = indexOf([{ texts: { region: ['Fyn'] } }, { texts: { region: ['Sjælland'] } }]);
  const first = DocSet.ofList(index.docs, Uint32Array.of(0));
  const found = groupsOf(index, first, { by: 'region', figure: null });
  expect(found.all.companies).toBe(1);
  expect(found.groups).toHaveLength(1);
});

it('has no figure unless one is asked for, and no average of none', () => {
  const given = [{ texts: { region: ['Fyn'] } }];
  expect(groups(given, 'region').all.figure).toBeNull();
  const none = { counted: 0, sum: 0, mean: null, median: null };
  expect(groups(given, 'region', 'revenue')).toEqual({
    groups: [{ value: 'Fyn', companies: 1, figure: none }],
    without: { companies: 0, figure: none },
    all: { companies: 1, figure: none },
  });
});

it('of any companies has the figures that sorting and adding gives', () => {
  const company = fc.record({
    region: fc.option(fc.constantFrom('Fyn', 'Als', 'Møn'), { freq: 4 }),
    revenue: fc.option(fc.integer({ min: -20, max: 20 }), { freq: 4 }),
  });
  fc.assert(
    fc.property(fc.array(company, { minLength: 1, maxLength: 60 }), (companies) => {
      const found = groups(
        companies.map(({ region, revenue }) => ({
          texts: { region: region === null ? null : [region] },
          numbers: { revenue },
        })),
        'region',
        'revenue',
      );
      const expected = (own: typeof companies) => {
        const known = own.flatMap(({ revenue }) => revenue ?? []).sort((a, b) => a - b);
        const counted = known.length;
        const sum = known.reduce((total, one) => total + one, 0);
        const [low = 0, high = 0] = [known[(counted - 1) >> 1], known[counted >> 1]];
        const mean = counted > 0 ? sum / counted : null;
        const figure = { counted, sum, mean, median: counted > 0 ? (low + high) / 2 : null };
        return { companies: own.length, figure };
      };
      const of = (name: string | null) => companies.filter(({ region }) => region === name);
      expect(found.all).toEqual(expected(companies));
      expect(found.without).toEqual(expected(of(null)));
      const named = ['Als', 'Fyn', 'Møn'].filter((name) => of(name).length > 0);
      expect(found.groups).toEqual(named.map((value) => ({ value, ...expected(of(value)) })));
    }),
  );
});
