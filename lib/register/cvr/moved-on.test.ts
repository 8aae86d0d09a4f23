import { expect, test } from 'vitest';
import { readReference } from '../reference';
import { mapDocument } from './index';

const context = { reference: readReference(), day: '2022-01-31' };

const at = (vejnavn: string, gyldigFra: string | null, gyldigTil: string | null = null) => ({
  ...{ landekode: 'DK', vejnavn, husnummerFra: 1, postnummer: 9000 },
  periode: { gyldigFra, gyldigTil },
});

function movedOn(...beliggenhedsadresse: object[]) {
  const document = { cvrNummer: 12345678, beliggenhedsadresse };
  const mapped = mapDocument({ Vrvirksomhed: document }, context);
  return 'company' in mapped ? mapped.company.movedOn : mapped;
}

test('a company that was at another address moved on its first day at this one', () => {
  const former = at('Engvej', '2010-01-01', '2019-05-05');
  expect(movedOn(former, at('Skovvej', '2019-05-06'))).toBe('2019-05-06');
  expect(movedOn(at('Skovvej', '2019-05-06'), former)).toBe('2019-05-06');
  expect(movedOn(former, { ...at('Engvej', '2019-05-06'), husnummerFra: 2 })).toBe('2019-05-06');
  expect(movedOn(former, { ...at('Engvej', '2019-05-06'), postnummer: 8000 })).toBe('2019-05-06');
});

test('one that has only had one address has not moved', () => {
  expect(movedOn()).toBeNull();
  expect(movedOn(at('Skovvej', '2010-01-01'))).toBeNull();
  expect(movedOn(at('Skovvej', '2010-01-01'), at('Engvej', '2022-02-01'))).toBeNull();
});

test('the same address with another municipality or in capitals is no move', () => {
  const kommune = { kommuneKode: 851, kommuneNavn: 'AALBORG' };
  const first = at('Engvej', '2005-01-01', '2006-12-31');
  const again = { ...at('ENGVEJ', '2007-01-01'), kommune };
  expect(movedOn(first, again)).toBeNull();
  expect(movedOn(at('Skovvej', '2001-01-01', '2004-12-31'), first, again)).toBe('2005-01-01');
});

test('a move on an unknown day is not dated', () => {
  expect(movedOn(at('Engvej', null, '2010-01-01'), at('Skovvej', null))).toBeNull();
});

test('an address abroad is told apart by its text', () => {
  const abroad = (fritekst: string, from: string, to: string | null) => ({
    ...{ landekode: 'SE', fritekst },
    periode: { gyldigFra: from, gyldigTil: to },
  });
  const former = abroad('Storgatan 1\nMalmö', '2010-01-01', '2019-05-05');
  expect(movedOn(former, abroad('Storgatan 2\nMalmö', '2019-05-06', null))).toBe('2019-05-06');
  expect(movedOn(former, abroad('Storgatan 1\nMalmö', '2019-05-06', null))).toBeNull();
});
