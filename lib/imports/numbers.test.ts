import { expect, test } from 'vitest';
import { numberWithin, readNumber } from './numbers';

test.each([
  ...['12345674', 'DK12345674', 'DK 12345674', 'dk-12345674', '12 34 56 74', '12.34.56.74'],
  ...['CVR: 12345674', 'CVR-nr. 12345674', 'CVR nr 12 34 56 74', 'CVR/SE: 12345674', 'SE12345674'],
  ...[
    'VAT no. DK12345674',
    'DK-CVR 12345674',
    "'12345674",
    ' 12345674 ',
    '12\u00a034\u00a056\u00a074',
  ],
  ...['12345674.0', '12345674,00', '12.345.674', '12,345,674', '1.2345674E7', '1,2345674E+07'],
])('%s is a CVR number', (written) => {
  expect(readNumber(written)).toEqual({ kind: 'cvr', digits: '12345674' });
});

test('zeros that a spreadsheet dropped come back where the check digit fits', () => {
  expect(readNumber('1234560')).toEqual({ kind: 'cvr', digits: '01234560' });
  expect(readNumber('1234565')).toMatchObject({ kind: 'other' });
});

test.each(['1012345678', 'P-nr. 1012345678', 'P: 10 12 34 56 78', '1012345678.0', 'P1012345678'])(
  '%s is a P-number',
  (written) => expect(readNumber(written)).toEqual({ kind: 'pNumber', digits: '1012345678' }),
);

test.each(['', '-', 'ukendt', 'n/a', '0', '00000000'])(
  '“%s” says that there is none',
  (written) => {
    expect(readNumber(written)).toEqual({ kind: 'none' });
  },
);

test.each(['123', '123456789', '12345678901', 'Vej 12', '1'.repeat(500), '1e999', '12345674 x 5'])(
  '%s is another number',
  (written) => expect(readNumber(written)).toMatchObject({ kind: 'other' }),
);

test('a number may stand behind a name', () => {
  const named = { digits: '12345674', name: 'Nordhavn ApS' };
  expect(numberWithin('Nordhavn ApS (CVR 12345674)')).toEqual(named);
  expect(numberWithin('Nordhavn ApS, CVR-nr.: DK 12 34 56 74')).toEqual(named);
  expect(numberWithin('Nordhavn 12345674')).toBeNull();
});
