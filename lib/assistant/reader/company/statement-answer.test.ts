import { expect, it } from 'vitest';
import { type Decisive, isFoundedThen, isInState, isOfKind, isThere } from './statement-answer';

const of: Decisive = {
  status: 'ACTIVE',
  ending: null,
  companyType: 'Aktieselskab',
  industry: 'Computerprogrammering',
  address: 'Hedevej 19, Stavtrup, 8260 Viby J',
  founded: '2010-05-04',
};
const ceased = (ending: string | null) => ({ ...of, status: 'CEASED', ending });
const under = (status: string) => ({ ...of, status });

it.each([
  ['active', of, true],
  ['active', ceased(null), false],
  // It may still trade.
  ['active', under('IN_LIQUIDATION'), null],
  ['active', { ...of, status: null }, null],
  ['active', under('UNKNOWN'), null],
  ['ceased', ceased('OPHØRT'), true],
  ['ceased', under('IN_BANKRUPTCY'), null],
  ['gone bankrupt', under('IN_BANKRUPTCY'), true],
  ['gone bankrupt', ceased('OPLØST EFTER KONKURS'), true],
  ['gone bankrupt', ceased('OPLØST EFTER FUSION'), false],
  ['gone bankrupt', ceased('TVANGSOPLØST'), null],
  ['gone bankrupt', ceased(null), null],
  ['gone bankrupt', of, false],
  ['in bankruptcy', ceased('OPLØST EFTER KONKURS'), null],
  ['in liquidation', under('IN_LIQUIDATION'), true],
  ['in liquidation', under('IN_BANKRUPTCY'), null],
] as const)('%s: %o', (state, company, so) => {
  expect(isInState(state, company)).toBe(so);
});

it.each([
  [{ to: '2009-12-31' }, false],
  [{ to: '2010-12-31' }, true],
  [{ from: '2010-01-01', to: '2010-12-31' }, true],
  [{ from: '2009-01-01', open: 2009 }, true],
  // "After 2010" may mean the year itself.
  [{ from: '2010-01-01', open: 2010 }, null],
  [{ from: '2011-01-01', open: 2011 }, false],
])('founded: %o', (days, so) => {
  expect(isFoundedThen({ of: 'founded', ...days }, of.founded)).toBe(so);
  expect(isFoundedThen({ of: 'founded', ...days }, null)).toBeNull();
});

it('a legal form, and a trade that may have another name', () => {
  const form = (...companyType: string[]) => ({ filters: { companyType } });
  expect(isOfKind('A/S', form('Aktieselskab'), of)).toBe(true);
  expect(isOfKind('ApS', form('Anpartsselskab'), of)).toBe(false);
  expect(isOfKind('private limited company', form('Anpartsselskab'), of)).toBeNull();
  expect(isOfKind('ApS', form('Anpartsselskab'), { ...of, companyType: null })).toBeNull();
  const trade = (...industry: string[]) => ({ filters: { industry } });
  expect(isOfKind('it-virksomhed', trade('Computerprogrammering'), of)).toBe(true);
  expect(isOfKind('bager', trade('Fremstilling af brød'), of)).toBeNull();
});

it('a place, and a village that only the address has', () => {
  expect(isThere('Aarhus', true, of)).toBe(true);
  expect(isThere('Odense', false, of)).toBe(false);
  expect(isThere('Viby J', null, of)).toBe(true);
  expect(isThere('Tyskland', null, of)).toBeNull();
  // A place that the address names in another municipality.
  expect(isThere('Stavtrup', false, of)).toBeNull();
  expect(isThere('Odense', false, { ...of, address: null })).toBeNull();
});
