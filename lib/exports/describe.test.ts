import { expect, test } from 'vitest';
import type { FilterTexts } from '@/lib/search/clean-filters';
import { filterLines } from './describe';

const written: FilterTexts = {
  ...{ region: 'Hovedstaden|Sjælland', status: 'CEASED|IN_BANKRUPTCY', employees: '1-5|6-10' },
  ...{ missing: 'revenue', trends: 'revenueUp|profitDown', hasTelephone: 'true', hasEmail: 'no' },
  ...{ notStatus: 'ceased_bankruptcy', foundedFrom: '2001-02-03' },
};

test('statuses, trends and flags stand in a file in its language, other values as they were written', () => {
  expect(filterLines(written, 'en')).toEqual([
    ...['Region: Hovedstaden, Sjælland', 'Status: Ceased, In bankruptcy', 'Employees: 1-5, 6-10'],
    ...['Not reported: Revenue', 'Growth: Revenue growing, Net profit falling'],
    ...['Founded from: 2001-02-03', 'Has telephone: yes', 'Has e-mail: no'],
    'Not the status: Dissolved by bankruptcy',
  ]);
  expect(filterLines(written, 'da')).toEqual([
    ...['Region: Hovedstaden, Sjælland', 'Status: Ophørt, Under konkurs', 'Employees: 1-5, 6-10'],
    ...['Not reported: Omsætning', 'Growth: Omsætningen vokser, Årets resultat falder'],
    ...['Founded from: 2001-02-03', 'Has telephone: ja', 'Has e-mail: nej'],
    'Not the status: Opløst efter konkurs',
  ]);
});
