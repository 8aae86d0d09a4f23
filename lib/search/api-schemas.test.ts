import { describe, expect, it } from 'vitest';
import { companyDataQuerySchema } from './api-schemas';

const read = (query: string) =>
  companyDataQuerySchema.safeParse(Object.fromEntries(new URLSearchParams(query)));

/** The field and the sentence of each refusal. */
const refusals = (query: string) =>
  read(query).error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('companyDataQuerySchema', () => {
  it('has the names of the contract, and its own for what the contract lacks', () => {
    const query =
      'page=3&branchebetegnelse_primær=Bagerier|Slagtere&virksomhedsform=Anpartsselskab&p_region=Fyn' +
      '&p_kommunenavn=Aalborg&ansatte=1-5&antalPenheder=6-10&revenueFrom=1&hasTelephone=true' +
      '&sort=name-desc&status=CEASED&unknown=1';
    expect(read(query).data).toEqual({
      page: 3,
      sort: 'name-desc',
      filters: {
        ...{ industry: ['Bagerier', 'Slagtere'], companyType: ['Anpartsselskab'] },
        ...{ region: ['Fyn'], municipality: ['Aalborg'], status: ['CEASED'] },
        employees: { ranges: [{ min: 1, max: 5 }] },
        locations: { ranges: [{ min: 6, max: 10 }] },
        revenue: { ranges: [{ min: 1 }] },
        hasPhone: true,
      },
    });
  });

  it.each(['', 'page=0', 'page=-3', 'page=abc', 'page=1e99', 'sort=&p_region='])(
    '"%s" is the first page of everything, best first',
    (query) => expect(read(query).data).toEqual({ page: 1, sort: 'relevance', filters: {} }),
  );

  it('refuses with the parameter and a sentence', () => {
    expect(refusals('ansatte=9-1&status=open&revenueFrom=5&revenueTo=1')).toEqual([
      ['status', '"open" is not a status such as ACTIVE'],
      ['ansatte', '"9-1" is not a range such as 1-5'],
      ['revenueFrom', '"5" comes after "1"'],
    ]);
    expect(refusals(`p_region=${'x|'.repeat(500)}`)).toEqual([
      ['p_region', 'Choose at most 100 values'],
    ]);
    expect(refusals('sort=size')).toEqual([
      [
        'sort',
        'Sort by one of relevance, name-asc, name-desc, employees-asc, employees-desc, founded-asc, founded-desc, revenue-asc, revenue-desc',
      ],
    ]);
  });
});
