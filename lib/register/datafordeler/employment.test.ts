import { expect, test } from 'vitest';
import { employmentLists } from './employment';
import type { Row } from './rows';

const row = (type: string, datoFra: string, cells: Row['cells'] = {}): Row => ({
  registered: null,
  from: null,
  to: null,
  number: 1,
  cells: {
    beskaeftigelsestalstype: type,
    datoFra,
    antal: null,
    intervalFra: null,
    intervalTil: null,
    ...cells,
  },
});

test('the figures of a period become one entry', () => {
  const lists = employmentLists([
    row('KvartalsbeskaeftigelseAntalAnsatte', '2019-10-01', { antal: 12 }),
    row('KvartalsbeskaeftigelseAntalAnsatteInterval', '2019-10-01', {
      intervalFra: 10,
      intervalTil: 19,
    }),
    row('KvartalsbeskaeftigelseAntalAarsvaerk', '2019-10-01', { antal: 9 }),
    // An interval of full-time equivalents is none of people.
    row('KvartalsbeskaeftigelseAntalAarsvaerkInterval', '2019-10-01', {
      intervalFra: 5,
      intervalTil: 9,
    }),
    row('maanedsbeskaeftigelseantalansatte', '2019-12-01', { antal: 0 }),
    row('AarsbeskaeftigelseAntalAnsatteInterval', '2018-01-01', { intervalFra: 1000 }),
  ]);
  expect(lists).toEqual({
    kvartalsbeskaeftigelse: [
      {
        aar: 2019,
        kvartal: 4,
        antalAnsatte: 12,
        antalAarsvaerk: 9,
        intervalKodeAntalAnsatte: 'ANTAL_10_19',
      },
    ],
    erstMaanedsbeskaeftigelse: [{ aar: 2019, maaned: 12, antalAnsatte: 0 }],
    aarsbeskaeftigelse: [{ aar: 2018, intervalKodeAntalAnsatte: 'ANTAL_1000_999999' }],
  });
});

test('other figures are not taken for employees', () => {
  expect(
    employmentLists([
      row('AarsbeskaeftigelseAntalAnsatteInklusivEjere', '2018-01-01', { antal: 3 }),
      row('Noget', '2018-01-01', { antal: 3 }),
    ]),
  ).toEqual({});
});
