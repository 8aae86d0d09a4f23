import { expect, test } from 'vitest';
import { restructuringsOf } from './restructurings';

const since = (gyldigFra: string | null, gyldigTil: string | null = null) => ({
  periode: { gyldigFra, gyldigTil },
});
const part = (day: string | null) => [
  { sekvensnr: 0, type: 'FUNKTION', vaerdier: [{ vaerdi: 'Fusion', ...since(day, day) }] },
];
const entry = (event: number, sides: { in?: string; out?: string }, named = '2015-01-01') => ({
  enhedsNummerOrganisation: event,
  organisationsNavn: [{ navn: 'Fusion', ...since(named) }],
  indgaaende: sides.in === undefined ? [] : part(sides.in),
  udgaaende: sides.out === undefined ? null : part(sides.out),
});
const day = '2017-12-29';
type Life = Parameters<typeof restructuringsOf>[1];
const goesOn: Life = { ceasedOn: null, now: '2026-06-15' };
const ended: Life = { ceasedOn: day, now: '2026-06-15' };

const sideOf = (document: object, life = goesOn) =>
  restructuringsOf({ ...document }, life)?.map(({ side }) => side);

test('who is dissolved only goes in, who receives it comes out as well', () => {
  const fusioner = [entry(4007477649, { in: day })];
  expect(restructuringsOf({ fusioner }, ended)).toEqual([
    { event: 4007477649, kind: 'MERGER', side: 'FROM', on: day },
  ]);
  expect(sideOf({ fusioner: [entry(1, { in: day, out: day })] })).toEqual(['INTO']);
  expect(sideOf({ fusioner: [entry(1, { out: day })] })).toEqual(['INTO']);
  // It ended by something else, years later.
  expect(sideOf({ fusioner }, { ...ended, ceasedOn: '2020-01-01' })).toEqual(['INTO']);
  expect(sideOf({ fusioner })).toEqual(['INTO']);
});

test('of a demerger, who goes in gave something away, dissolved or not', () => {
  expect(sideOf({ spaltninger: [entry(1, { in: day })] }, ended)).toEqual(['FROM']);
  expect(sideOf({ spaltninger: [entry(1, { in: day, out: day })] })).toEqual(['FROM']);
  expect(sideOf({ spaltninger: [entry(1, { out: day })] })).toEqual(['INTO']);
});

test('they are in the order of their days, without those to come and those of which nothing is known', () => {
  const document = {
    fusioner: [
      ...[entry(5, { in: '2026-07-01', out: '2026-07-01' }), entry(4, {})],
      entry(3, { in: '2020-01-01', out: '2020-01-01' }),
      { ...entry(6, { in: day }), enhedsNummerOrganisation: null },
    ],
    spaltninger: [entry(2, { out: '2011-08-11' }), { ...entry(7, {}), indgaaende: part(null) }],
  };
  expect(restructuringsOf(document, goesOn)).toEqual([
    { event: 2, kind: 'DEMERGER', side: 'INTO', on: '2011-08-11' },
    { event: 7, kind: 'DEMERGER', side: 'FROM', on: '2015-01-01' },
    { event: 3, kind: 'MERGER', side: 'INTO', on: '2020-01-01' },
  ]);
  expect(restructuringsOf({ fusioner: [], spaltninger: null }, goesOn)).toBeNull();
});
