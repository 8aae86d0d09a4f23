import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanFilters } from './clean-filters';
import { choicesOf, FILTER_PARAMS } from './filter-params';
import { readFilters } from './read-filters';

describe('cleanFilters', () => {
  it('keeps what fits as it stands', () => {
    const written = { industry: 'Bagerier|Slagtere', employees: '1-5|6-10', revenueFrom: '500' };
    expect(cleanFilters(written)).toEqual({ texts: written, ...readFilters(written) });
  });

  it('takes single values away from a list', () => {
    const { texts, problems } = cleanFilters({ status: 'ACTIVE|GONE', employees: '9-1|1-5' });
    expect(texts).toEqual({ status: 'ACTIVE', employees: '1-5' });
    expect(problems.map(({ param }) => param).sort()).toEqual(['employees', 'status']);
  });

  it('writes postal codes in one way, however they are typed', () => {
    const { texts, problems } = cleanFilters({ postalCode: ' ,2100, 8000 – 8270  2100; 80, ' });
    expect(texts).toEqual({ postalCode: '2100|8000-8270' });
    expect(problems).toHaveLength(1);
    expect(cleanFilters({ notPostalCode: '8000 – 8270, 80' }).texts).toEqual({
      notPostalCode: '8000-8270',
    });
  });

  it('writes each value once, and coded ones in one way', () => {
    const written = {
      industry: 'Bagerier| Slagtere |Bagerier',
      employees: '1-5|1-5',
      status: 'active|ACTIVE|ceased',
      notStatus: 'Unknown',
      trends: 'REVENUEUP',
      opinion: 'adverse|Disclaimer|ADVERSE',
      missing: 'Equity',
    };
    expect(cleanFilters(written)).toMatchObject({
      texts: {
        industry: 'Bagerier|Slagtere',
        employees: '1-5',
        status: 'ACTIVE|CEASED',
        notStatus: 'UNKNOWN',
        trends: 'revenueUp',
        opinion: 'ADVERSE|DISCLAIMER',
        missing: 'equity',
      },
      problems: [],
    });
  });

  it('takes both ends of a range in the wrong order away', () => {
    const written = { revenueFrom: '9', revenueTo: '3', foundedFrom: '2020-01-01' };
    expect(cleanFilters(written).texts).toEqual({ foundedFrom: '2020-01-01' });
  });

  it('uses the first hundred values of a list', () => {
    const values = Array.from({ length: 130 }, (_, number) => `v${number}`);
    const { texts, problems } = cleanFilters({ industry: values.join('|') });
    expect(choicesOf(texts.industry)).toEqual(values.slice(0, 100));
    expect(problems).toHaveLength(1);
  });

  it('leaves what means the same and has no problem', () => {
    const text = fc.oneof(
      fc.constantFrom('1-5', '5-1', '1-5|x', 'ACTIVE|y', '7', '-3', '2020-02-30', 'true', ' '),
      fc.string({ unit: 'binary' }),
    );
    const record = fc.record(Object.fromEntries(FILTER_PARAMS.map((name) => [name, text])), {
      requiredKeys: [],
    });
    fc.assert(
      fc.property(record, (written) => {
        const { texts, filters } = cleanFilters(written);
        expect(readFilters(texts)).toEqual({ filters, problems: [] });
      }),
    );
  });
});
