import { expect, test } from 'vitest';
import { TIMELINE_SHOWN } from './constants';
import {
  type ChangeRow,
  type EmploymentRow,
  type NameRow,
  toEmployment,
  toOtherNames,
  toTimeline,
} from './mapper';

const day = (text: string | null) => (text === null ? null : new Date(text));
const name = (
  text: string,
  from: string | null,
  to: string | null,
  kind: NameRow['kind'] = 'PRIMARY',
): NameRow => ({ name: text, kind, validFrom: day(from), validTo: day(to) });

const names = [
  name('Nyt ApS', '2015-03-01', null),
  name('Gammelt ApS', '2010-01-01', '2015-02-28'),
  name('Binavn ApS', '2012-01-01', null, 'SECONDARY'),
  name('Tabt Binavn ApS', null, '2013-01-01', 'SECONDARY'),
];

const change = (id: number, field: ChangeRow['field'], on: string, texts: [string, string]) => ({
  ...{ id: BigInt(id), field, seenOn: new Date(on), before: texts[0], after: texts[1] },
});

test('other names are former ones and secondary ones still in use, newest first', () => {
  const found = toOtherNames(names, 'Nyt ApS');
  expect(found.map((other) => [other.name, other.kind])).toEqual([
    ['Binavn ApS', 'secondary'],
    ['Gammelt ApS', 'former'],
    ['Tabt Binavn ApS', 'former'],
  ]);
});

test('the timeline tells of life, names and changes, newest first', () => {
  const changes = [
    change(7, 'STATUS', '2020-05-05', ['ACTIVE', 'IN_BANKRUPTCY']),
    change(6, 'NAME', '2015-03-09', ['Gammelt ApS', 'Nyt ApS']),
    change(5, 'NAME', '2009-03-09', ['Urnavn ApS', 'Gammelt ApS']),
  ];
  const lifePeriods = [
    { validFrom: new Date('2000-01-01'), validTo: new Date('2003-01-01') },
    { validFrom: new Date('2008-01-01'), validTo: null },
  ];
  const { events, total } = toTimeline({ names, lifePeriods, changes, changesTotal: 3 });
  expect(
    events.map(({ on, field, before, after }) => [
      on.toISOString().slice(0, 10),
      field,
      before,
      after,
    ]),
  ).toEqual([
    ['2020-05-05', 'STATUS', 'ACTIVE', 'IN_BANKRUPTCY'],
    ['2015-03-01', 'NAME', 'Gammelt ApS', 'Nyt ApS'],
    ['2009-03-09', 'NAME', 'Urnavn ApS', 'Gammelt ApS'],
    ['2008-01-01', 'STARTED', null, null],
    ['2003-01-01', 'ENDED', null, null],
    ['2000-01-01', 'STARTED', null, null],
  ]);
  expect(total).toBe(6);
  expect(new Set(events.map(({ id }) => id)).size).toBe(6);
});

test('a long timeline is cut, and its length told', () => {
  const changes = Array.from({ length: TIMELINE_SHOWN }, (_, place) =>
    change(place, 'ADDRESS', '2020-01-01', ['A', 'B']),
  );
  const lifePeriods = [{ validFrom: new Date('2000-01-01'), validTo: null }];
  const { events, total } = toTimeline({ names: [], lifePeriods, changes, changesTotal: 412 });
  expect(events).toHaveLength(TIMELINE_SHOWN);
  expect(total).toBe(413);
});

const point = (months: number, startsOn: string, rest: Partial<EmploymentRow> = {}) => ({
  ...{ months, startsOn: new Date(startsOn), employees: null, min: null, max: null },
  ...{ fullTime: null, ...rest },
});

test('employees are shown by the finest length of period, oldest first', () => {
  const rows = [
    point(1, '2021-02-01'),
    point(3, '2021-04-01', { min: 5, max: 9 }),
    point(3, '2021-01-01', { employees: 4, fullTime: { toNumber: () => 3.5 } }),
    point(12, '2020-01-01', { employees: 4 }),
  ];
  expect(toEmployment(rows)).toEqual({
    months: 3,
    points: [
      {
        startsOn: new Date('2021-01-01'),
        employees: { exact: 4, min: null, max: null },
        fullTime: 3.5,
      },
      {
        startsOn: new Date('2021-04-01'),
        employees: { exact: null, min: 5, max: 9 },
        fullTime: null,
      },
    ],
  });
  expect(toEmployment([point(1, '2021-02-01')])).toBeNull();
  expect(toEmployment([])).toBeNull();
});
