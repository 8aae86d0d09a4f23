import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lastTogether, periodOf, standsOn } from './together';

const day = (text: string | null) => (text === null ? null : new Date(`${text}T00:00:00Z`));
const role = (from: string | null, to: string | null, group: 'BOARD' | 'FOUNDER' = 'BOARD') => ({
  group,
  validFrom: day(from),
  validTo: day(to),
});
const going = { isCeased: false, ceasedOn: null };

test('a role without an end lasts until its company ceased', () => {
  const open = role('2015-02-01', null);
  expect(periodOf(open, going)).toEqual({ from: '2015-02-01', to: null });
  const ceased = { isCeased: true, ceasedOn: '2019-12-31' };
  expect(periodOf(open, ceased)).toEqual({ from: '2015-02-01', to: '2019-12-31' });
  expect(periodOf(role('2015-02-01', '2016-03-01'), ceased)?.to).toBe('2016-03-01');
  const sometime = { isCeased: true, ceasedOn: null };
  expect(periodOf(open, sometime)?.to).toBe('2015-02-01');
  expect(periodOf(role('2015-02-01', '2016-03-01'), sometime)?.to).toBe('2016-03-01');
  // An end that was entered ahead of time, and a role that was entered afterwards.
  expect(periodOf(role('2015-02-01', '2999-01-01'), ceased)?.to).toBe('2019-12-31');
  expect(periodOf(role('2020-03-01', null), ceased)).toEqual({
    from: '2020-03-01',
    to: '2020-03-01',
  });
});

test('a founding stood on its day, and never where that is unknown', () => {
  const founded = periodOf(role('2015-02-01', null, 'FOUNDER'), going);
  expect(founded).toEqual({ from: '2015-02-01', to: '2015-02-01' });
  expect(periodOf(role(null, null, 'FOUNDER'), going)).toBeNull();
});

test.each([
  ['both go on', [[['2010-01-01', null]], [['2015-01-01', null]]], ['2015-01-01', null]],
  [
    'one has ended',
    [[['2010-01-01', '2012-12-31']], [['2011-01-01', null]]],
    ['2011-01-01', '2012-12-31'],
  ],
  [
    'they share a day',
    [[['2010-01-01', '2012-12-31']], [['2012-12-31', null]]],
    ['2012-12-31', '2012-12-31'],
  ],
  ['never together', [[['2010-01-01', '2012-12-31']], [['2013-01-01', null]]], null],
  ['one never stood', [[['2010-01-01', null]], []], null],
  ['nothing known', [[[null, null]], [[null, null]]], [null, null]],
  [
    'the last of two times',
    [
      [
        ['2000-01-01', '2001-12-31'],
        ['2010-01-01', '2012-12-31'],
      ],
      [['2000-06-01', '2011-06-30']],
    ],
    ['2010-01-01', '2011-06-30'],
  ],
  [
    'a title that followed another goes on',
    [
      [
        ['2015-01-01', null],
        ['2010-01-01', '2014-12-31'],
      ],
      [['2009-01-01', null]],
    ],
    ['2010-01-01', null],
  ],
  [
    'one within another',
    [
      [
        ['2010-01-01', null],
        ['2012-01-01', '2013-12-31'],
      ],
      [['2011-01-01', null]],
    ],
    ['2011-01-01', null],
  ],
] as [string, (string | null)[][][], (string | null)[] | null][])('%s', (_name, lists, wanted) => {
  const periods = lists.map((list) => list.map(([from = null, to = null]) => ({ from, to })));
  const [from = null, to = null] = wanted ?? [];
  expect(lastTogether(periods)).toEqual(wanted === null ? null : { from, to });
});

test('it is the last run of days on which each list has a period', () => {
  // The first and the last day stand for all before and after them, where a period has no end.
  const LAST = 13;
  const written = (at: number) => new Date(Date.UTC(2020, 1, 23 + at)).toISOString().slice(0, 10);
  const place = fc.integer({ min: 1, max: LAST - 1 });
  const span = fc.tuple(fc.option(place), fc.option(place)).map(([from, to]) => {
    const turned = from !== null && to !== null && from > to;
    return turned ? { from: to, to: from } : { from, to };
  });
  const lists = fc.array(fc.array(span, { maxLength: 4 }), { minLength: 1, maxLength: 3 });
  const textOf = (at: number | null) => (at === null ? null : written(at));
  fc.assert(
    fc.property(lists, (given) => {
      const stands = Array.from({ length: LAST + 1 }, (_, at) =>
        given.every((list) => list.some(({ from, to }) => (from ?? 0) <= at && at <= (to ?? LAST))),
      );
      const end = stands.lastIndexOf(true);
      const begin = stands.lastIndexOf(false, end) + 1;
      const wanted = {
        from: begin === 0 ? null : written(begin),
        to: end === LAST ? null : written(end),
      };
      const periods = given.map((list) =>
        list.map(({ from, to }) => ({ from: textOf(from), to: textOf(to) })),
      );
      expect(lastTogether(periods)).toEqual(end < 0 ? null : wanted);
    }),
    { numRuns: 1_000 },
  );
});

test('many roles of one pair are read at once', () => {
  const list = Array.from({ length: 40 }, (_, year) => ({
    from: `${1980 + year}-01-01`,
    to: null,
  }));
  expect(lastTogether(Array.from({ length: 6 }, () => list))).toEqual({
    from: '1980-01-01',
    to: null,
  });
});

test('a last day that is today has passed', () => {
  expect(standsOn({ from: '2020-01-01', to: '2026-11-30' }, '2026-11-30')).toBe(false);
  expect(standsOn({ from: '2020-01-01', to: '2026-12-01' }, '2026-11-30')).toBe(true);
  expect(standsOn({ from: null, to: null }, '2026-11-30')).toBe(true);
  expect(standsOn({ from: '2026-11-30', to: null }, '2026-11-30')).toBe(true);
  expect(standsOn({ from: '2026-12-01', to: null }, '2026-11-30')).toBe(false);
});
