import { describe, expect, it } from 'vitest';
import type { ProductionUnit } from '@/lib/units/types';
import { historySections, sideText } from './history-sections';
import type { CompanyReport } from './types';
import { reportWords } from './words';

describe('what has changed, on paper', () => {
  it.each([
    ['STATUS', 'IN_BANKRUPTCY', 'In bankruptcy', 'Under konkurs'],
    ['PROTECTION', 'yes', 'Yes', 'Ja'],
    ['AUDIT_WAIVED', 'no', 'No', 'Nej'],
    ['CAPITAL_PARTLY_PAID', 'yes', 'Yes', 'Ja'],
    ['ARTICLES', '2021-05-01', '01/05/2021', '01/05/2021'],
    ['SIGNING_RULE', 'yes', 'yes', 'yes'],
    ['ACCOUNTS', '2021-12-31', '31/12/2021', '31/12/2021'],
    ['NAME', 'ACTIVE', 'ACTIVE', 'ACTIVE'],
    ['STATUS', 'SLETTET', 'SLETTET', 'SLETTET'],
    ['ACCOUNTS', 'ukendt', 'ukendt', 'ukendt'],
    ['EMPLOYEES', '5–9', '5–9', '5–9'],
  ] as const)('%s %s', (field, text, english, danish) => {
    expect(sideText(field, text, reportWords('en'))).toBe(english);
    expect(sideText(field, text, reportWords('da'))).toBe(danish);
  });
});

describe('production units on paper', () => {
  const printed = (units: Partial<ProductionUnit>[], language: 'en' | 'da') => {
    const overview = {
      otherNames: [],
      employment: null,
      units: {
        items: units.map((unit) => ({ pNumber: '1001234567', employees: {}, ...unit })),
        total: units.length,
        activeTotal: units.filter(({ active }) => active).length,
      },
      timeline: { events: [], total: 0 },
    };
    const report = { company: { advertisingProtected: false }, overview };
    const [section] = historySections(report as unknown as CompanyReport, reportWords(language));
    return { names: section?.table?.rows.map(({ cells }) => cells[1]), note: section?.note };
  };
  const open = { name: 'Butik', active: true, ceasedOn: null };
  const closed = { name: 'Lager', active: false, ceasedOn: new Date('2020-12-31') };

  it('a unit that has ceased says so, with its end where that is known', () => {
    const unnamed = { ...closed, name: null, ceasedOn: null };
    expect(printed([open, closed, unnamed], 'en')).toEqual({
      names: ['Butik', 'Lager (Ceased 31/12/2020)', '(Ceased)'],
      note: '1 active.',
    });
    expect(printed([open, open, closed], 'da')).toEqual({
      names: ['Butik', 'Butik', 'Lager (Ophørt 31/12/2020)'],
      note: '2 aktive.',
    });
    expect(printed([open], 'da').note).toBe('1 aktiv.');
  });
});
