import { expect, test } from 'vitest';
import { isoDay } from '@/lib/format';
import type { RoleGroup } from '@/prisma/client/enums';
import { TIMELINE_SHOWN } from './constants';
import {
  type ChangeRow,
  type EmploymentRow,
  type NameRow,
  type State,
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
  id: BigInt(id),
  field,
  seenOn: new Date(on),
  before: texts[0],
  after: texts[1],
});

test('other names are former ones and secondary ones still in use, newest first', () => {
  const found = toOtherNames(names, 'Nyt ApS');
  expect(found.map((other) => [other.name, other.kind])).toEqual([
    ['Binavn ApS', 'secondary'],
    ['Gammelt ApS', 'former'],
    ['Tabt Binavn ApS', 'former'],
  ]);
});

test('the name of a company that ceased is no former one, though it ended with it', () => {
  const ended = [
    name('Nyt ApS', '2015-03-01', '2021-11-13'),
    name('Gammelt ApS', '2010-01-01', '2015-02-28'),
  ];
  expect(toOtherNames(ended, 'Nyt ApS').map((other) => other.name)).toEqual(['Gammelt ApS']);
  // The company also had this name before.
  const again = [...ended, name('Nyt ApS', '2005-01-01', '2009-12-31')];
  expect(toOtherNames(again, 'Nyt ApS').map((other) => other.name)).toEqual([
    ...['Gammelt ApS', 'Nyt ApS'],
  ]);
  expect(toOtherNames(ended, 'Andet ApS').map((other) => other.name)).toEqual([
    ...['Nyt ApS', 'Gammelt ApS'],
  ]);
});

test('a name that the register entered anew is one name', () => {
  const entered = [
    name('Nyt ApS', '2018-06-01', null),
    name('Gammelt ApS', '2012-01-01', '2015-02-28'),
    name('Gammelt ApS', '2010-01-01', '2011-12-31'),
    name('Nyt ApS', '2015-03-01', '2018-05-31'),
  ];
  expect(toOtherNames(entered, 'Nyt ApS')).toEqual([
    { ...name('Gammelt ApS', '2010-01-01', '2015-02-28'), kind: 'former' },
  ]);
});

test('a name that is to be borne later is none, and leaves the one of today what it is', () => {
  const renamed = [
    name('Gammelt ApS', '2010-01-01', '2015-02-28'),
    name('Nyt ApS', '2015-03-01', '2090-05-31'),
    name('Fremtid ApS', '2090-06-01', null),
    name('Binavn ApS', '2012-01-01', null, 'SECONDARY'),
  ];
  expect(toOtherNames(renamed, 'Nyt ApS').map((other) => other.name)).toEqual([
    ...['Binavn ApS', 'Gammelt ApS'],
  ]);
  expect(toOtherNames(renamed, 'Fremtid ApS').map((other) => other.name)).toEqual([
    ...['Nyt ApS', 'Binavn ApS', 'Gammelt ApS'],
  ]);
});

const active: State = { status: 'ACTIVE', statusText: 'NORMAL', statusSince: null };
const nothing = {
  ...{ state: active, statuses: [], restructurings: [], roles: [], names: [] },
  ...{ lifePeriods: [], move: null, changes: [], most: TIMELINE_SHOWN },
};

/** What happened in a timeline, and on which day. */
const told = ({ events }: ReturnType<typeof toTimeline>) =>
  events.map(({ on, field, before, after }) => [isoDay(on), field, before, after]);

test('the timeline tells when a status began, once', () => {
  const state: State = {
    status: 'IN_BANKRUPTCY',
    statusText: 'UNDER KONKURS',
    statusSince: day('2021-11-18'),
  };
  const lifePeriods = [{ validFrom: new Date('2010-01-01'), validTo: null }];
  const given = { ...nothing, state, lifePeriods, changesTotal: 0 };
  expect(told(toTimeline(given))).toEqual([
    ['2021-11-18', 'STATUS', null, 'IN_BANKRUPTCY'],
    ['2010-01-01', 'STARTED', null, null],
  ]);
  const former = change(1, 'STATUS', '2015-01-01', ['ACTIVE', 'IN_BANKRUPTCY']);
  const changes = [
    change(4, 'ADDRESS', '2021-11-22', ['A', 'B']),
    change(3, 'STATUS', '2021-11-21', ['IN_BANKRUPTCY', 'ACTIVE']),
    change(2, 'STATUS', '2021-11-20', ['ACTIVE', 'IN_BANKRUPTCY']),
    former,
  ];
  expect(told(toTimeline({ ...given, changes, changesTotal: 4 })).slice(2, 4)).toEqual([
    ['2021-11-18', 'STATUS', 'ACTIVE', 'IN_BANKRUPTCY'],
    ['2015-01-01', 'STATUS', 'ACTIVE', 'IN_BANKRUPTCY'],
  ]);
  const [began] = told(toTimeline({ ...given, changes: [former], changesTotal: 1 }));
  expect(began).toEqual(['2021-11-18', 'STATUS', null, 'IN_BANKRUPTCY']);
});

test('the last end says how a company ended, where the register tells', () => {
  const lifePeriods = [
    { validFrom: new Date('2000-01-01'), validTo: new Date('2003-01-01') },
    { validFrom: new Date('2008-01-01'), validTo: new Date('2021-11-13') },
  ];
  const endsAs = (statusText: string) => {
    const state: State = { status: 'CEASED', statusText, statusSince: day('2021-11-13') };
    const events = told(toTimeline({ ...nothing, state, lifePeriods, changesTotal: 0 }));
    return events.flatMap(([, field, , after]) => (field === 'STARTED' ? [] : [after]));
  };
  expect(endsAs('OPLØST EFTER KONKURS')).toEqual(['CEASED_BANKRUPTCY', null]);
  expect(endsAs('SLETTET')).toEqual([null, null]);
});

test('on one day, a beginning is older than anything else and an end is newer', () => {
  const start = new Date('2000-01-01');
  const names: NameRow[] = [
    name('Alfa ApS', null, '1999-12-31'),
    name('Beta ApS', '2000-01-01', null),
  ];
  const fieldsOf = (...ends: (Date | null)[]) => {
    const lifePeriods = ends.map((validTo) => ({ validFrom: start, validTo }));
    return told(toTimeline({ ...nothing, names, lifePeriods, changesTotal: 0 })).map(
      ([, field]) => field,
    );
  };
  expect(fieldsOf(start)).toEqual(['ENDED', 'NAME', 'STARTED']);
  expect(fieldsOf(start, null), 'begun anew').toEqual(['STARTED', 'ENDED', 'NAME', 'STARTED']);
});

const role = (person: string, from: string | null, to: string | null, title = 'DIREKTØR') => ({
  group: 'BOARD' as RoleGroup,
  participantId: BigInt(`0x${Buffer.from(person).toString('hex')}`),
  ownership: null,
  validFrom: day(from),
  validTo: day(to),
  title,
  participant: { name: person },
});

test('partners who joined or left are told, one of a list by the name of one', () => {
  const partner = (person: string, from: string, to: string | null) => ({
    ...role(person, from, to, 'INTERESSENTER'),
    group: 'PARTNER' as const,
  });
  const roles = [
    partner('Bo Bang', '2010-01-01', '2015-05-01'),
    partner('Ida Holm', '2015-05-01', null),
    partner('Ane Ask', '2010-01-01', null),
  ];
  const lifePeriods = [{ validFrom: new Date('2010-01-01'), validTo: null }];
  const timeline = toTimeline({ ...nothing, roles, lifePeriods, changesTotal: 0 });
  expect(told(timeline)[0]).toEqual([
    ...['2015-05-01', 'MANAGEMENT', 'Bo Bang (INTERESSENT)', 'Ida Holm (INTERESSENT)'],
  ]);
  expect(timeline.holders.has('Ida Holm (INTERESSENT)')).toBe(true);
});

test('who joined and left is one event a day, and no event of the beginning or the end', () => {
  const roles = [
    role('Bo Bang', '2010-01-01', '2015-05-01'),
    role('Ida Holm', '2015-05-01', '2020-12-31'),
    role('Ane Ask', '2015-05-01', null, 'FORMAND'),
    role('Uden Dage', null, null),
  ];
  const lifePeriods = [{ validFrom: new Date('2010-01-01'), validTo: new Date('2020-12-31') }];
  const given = { ...nothing, roles, lifePeriods };
  const once = [
    '2015-05-01',
    'MANAGEMENT',
    'Bo Bang (DIREKTØR)',
    'Ane Ask (FORMAND); Ida Holm (DIREKTØR)',
  ];
  expect(told(toTimeline({ ...given, changesTotal: 0 }))[1]).toEqual(once);
  // Loads saw these changes too, and one of a participant without known dates.
  const changes = [
    change(3, 'MANAGEMENT', '2016-01-01', [
      'Bo Bang (DIREKTØR)',
      'Ida Holm (DIREKTØR); Uden Dage (DIREKTØR)',
    ]),
    change(2, 'MANAGEMENT', '2015-05-03', ['Bo Bang (DIREKTØR)', 'Ida Holm (DIREKTØR)']),
  ];
  const events = told(toTimeline({ ...given, changes, changesTotal: 2 }));
  expect(events.map(([on, field]) => [on, field])).toEqual([
    ['2020-12-31', 'ENDED'],
    ['2016-01-01', 'MANAGEMENT'],
    ['2015-05-01', 'MANAGEMENT'],
    ['2010-01-01', 'STARTED'],
  ]);
});

test('a new auditor is told with the day, once, and beside a new director', () => {
  const auditor = { ...role('Sydrevision', '2010-01-01', '2014-06-30', 'REVISION') };
  const roles = [
    { ...auditor, group: 'AUDITOR' as const },
    { ...role('Nordrevision', '2014-07-01', null, 'REVISION'), group: 'AUDITOR' as const },
    role('Ida Holm', '2014-07-01', null),
    // Who goes on as something else has left as auditor.
    { ...role('Sydrevision', '2014-07-01', null), group: 'OWNER' as const },
    { ...role('Mor Stifter', '2014-07-01', null), group: 'FOUNDER' as const },
  ];
  const lifePeriods = [{ validFrom: new Date('2010-01-01'), validTo: null }];
  const changes = [
    change(2, 'AUDITOR', '2019-07-03', ['Nordrevision', 'Vestrevision']),
    change(1, 'AUDITOR', '2014-07-03', ['Sydrevision', 'Nordrevision']),
  ];
  expect(
    told(toTimeline({ ...nothing, roles, lifePeriods, changes, changesTotal: 2 })).slice(0, 5),
  ).toEqual([
    ['2019-07-03', 'AUDITOR', 'Nordrevision', 'Vestrevision'],
    ['2014-07-01', 'OWNERS', null, 'Sydrevision'],
    ['2014-07-01', 'MANAGEMENT', null, 'Ida Holm (DIREKTØR)'],
    ['2014-07-01', 'AUDITOR', null, 'Nordrevision'],
    ['2014-06-30', 'AUDITOR', 'Sydrevision', null],
  ]);
});

test('who owned how much from which day is told, and a share that grew on the day it did', () => {
  const owner = (name: string, share: number, from: string, to: string | null) => ({
    ...role(name, from, to),
    group: 'OWNER' as const,
    title: null,
    ownership: { toNumber: () => share },
  });
  const roles = [
    owner('Stifter Holding', 1, '2010-01-01', '2015-05-01'),
    owner('Bæk Holding', 0.3333, '2015-05-01', '2018-06-30'),
    owner('Bæk Holding', 0.5, '2018-07-01', null),
    owner('Holm Invest ApS', 0.05, '2015-05-01', '2017-03-31'),
    // The register begins another period in which nothing is different.
    owner('Lind & Co', 0.25, '2016-01-01', '2016-12-31'),
    owner('Lind & Co', 0.25, '2017-01-01', null),
  ];
  const lifePeriods = [{ validFrom: new Date('2010-01-01'), validTo: null }];
  const changes = [
    change(3, 'OWNERS', '2019-01-01', ['Bæk Holding (33,33 %)', 'Bæk Holding (90 %)']),
    change(2, 'OWNERS', '2018-07-03', ['Bæk Holding (33,33 %)', 'Bæk Holding (50 %)']),
  ];
  const given = { ...nothing, roles, lifePeriods, changes, changesTotal: 2 };
  const space = '\u00a0';
  expect(told(toTimeline(given))).toEqual([
    // Shown as bands too, although loads record only their lower bounds.
    [
      ...['2019-01-01', 'OWNERS'],
      ...[`Bæk Holding (33,33–49,99${space}%)`, `Bæk Holding (90–99,99${space}%)`],
    ],
    [
      ...['2018-07-01', 'OWNERS'],
      ...[`Bæk Holding (33,33–49,99${space}%)`, `Bæk Holding (50–66,66${space}%)`],
    ],
    ['2017-03-31', 'OWNERS', `Holm Invest ApS (5–9,99${space}%)`, null],
    ['2016-01-01', 'OWNERS', null, `Lind & Co (25–33,32${space}%)`],
    [
      ...['2015-05-01', 'OWNERS', `Stifter Holding (100${space}%)`],
      `Bæk Holding (33,33–49,99${space}%); Holm Invest ApS (5–9,99${space}%)`,
    ],
    ['2010-01-01', 'STARTED', null, null],
  ]);
});

test('who is entered ahead is told once, on the day of it', () => {
  const roles = [
    role('Ida Holm', '2010-01-01', '2024-12-31'),
    role('Bo Bang', '2025-01-01', null),
    role('Ane Ask', '2012-01-01', '2022-06-30'),
    role('Ane Ask', '2023-01-01', null, 'FORMAND'),
  ];
  const changes = [
    change(2, 'MANAGEMENT', '2024-11-05', ['Ida Holm (DIREKTØR)', 'Bo Bang (DIREKTØR)']),
    change(1, 'MANAGEMENT', '2019-03-01', ['Ane Ask (DIREKTØR)', 'Ane Ask (FORMAND)']),
  ];
  const { events } = toTimeline({ ...nothing, roles, changes, changesTotal: 2 });
  expect(told({ events, total: 0, holders: new Map() }).slice(0, 5)).toEqual([
    ['2025-01-01', 'MANAGEMENT', null, 'Bo Bang (DIREKTØR)'],
    ['2024-12-31', 'MANAGEMENT', 'Ida Holm (DIREKTØR)', null],
    ['2023-01-01', 'MANAGEMENT', null, 'Ane Ask (FORMAND)'],
    ['2022-06-30', 'MANAGEMENT', 'Ane Ask (DIREKTØR)', null],
    ['2019-03-01', 'MANAGEMENT', 'Ane Ask (DIREKTØR)', 'Ane Ask (FORMAND)'],
  ]);
});

test('who is told is known by number, also of what loads saw, but not of two by one name', () => {
  const owner = { ...role('Bæk Holding', '2018-07-01', null), group: 'OWNER' as const };
  const roles = [
    role('Ida Holm', '2015-05-01', null),
    role('Ida Holm', '2012-05-01', '2013-05-01'),
    { ...owner, participantId: 7n, ownership: { toNumber: () => 0.5 } },
    { ...role('Nordrevision', '2014-07-01', null), participantId: 8n, group: 'AUDITOR' as const },
    { ...role('Bo Bang', '2015-05-01', null), participantId: 1n },
    { ...role('Bo Bang', '2015-05-01', null), participantId: 2n },
    { ...role('Bo Bang', '2016-05-01', null), participantId: 2n },
  ];
  const { holders } = toTimeline({ ...nothing, roles, changesTotal: 0 });
  expect([...holders]).toEqual([
    ['Ida Holm (DIREKTØR)', String(roles[0]?.participantId)],
    ['Bæk Holding (50 %)', '7'],
    ['Nordrevision', '8'],
  ]);
});

test('a bankruptcy that was annulled is told, and one that goes on once', () => {
  const statuses = [
    { status: 'ACTIVE' as const, on: new Date('2010-01-01') },
    { status: 'IN_BANKRUPTCY' as const, on: new Date('2014-01-02') },
  ];
  const lifePeriods = [{ validFrom: new Date('2010-01-01'), validTo: null }];
  const bankrupt: State = {
    ...{ status: 'IN_BANKRUPTCY', statusText: 'UNDER KONKURS' },
    statusSince: day('2014-01-02'),
  };
  const seen = [change(1, 'STATUS', '2014-01-05', ['ACTIVE', 'IN_BANKRUPTCY'])];
  const given = { ...nothing, lifePeriods, changes: seen, changesTotal: 1 };
  const began = ['2014-01-02', 'STATUS', 'ACTIVE', 'IN_BANKRUPTCY'];
  const founded = ['2010-01-01', 'STARTED', null, null];
  expect(told(toTimeline({ ...given, statuses, state: bankrupt }))).toEqual([began, founded]);
  const annulled = [...statuses, { status: 'ACTIVE' as const, on: new Date('2014-06-02') }];
  expect(told(toTimeline({ ...given, statuses: annulled }))).toEqual([
    ['2014-06-02', 'STATUS', 'IN_BANKRUPTCY', 'ACTIVE'],
    ...[began, founded],
  ]);
});

test('a role entered anew while the former entry stands is one, and nobody left in between', () => {
  const roles = [
    role('Bo Bang', '2014-01-01', '2020-05-01'),
    role('Bo Bang', '2010-01-01', '2015-01-01'),
    role('Bo Bang', '2016-01-01', '2017-01-01'),
    role('Ida Holm', '2010-01-01', '2014-06-01'),
    role('Ida Holm', '2016-01-01', null),
    role('Ida Holm', '2016-01-01', null, 'FORMAND'),
    // Who never left, and who does the same in another organ since.
    role('Ane Ask', '2010-01-01', null),
    role('Ane Ask', '2012-01-01', '2013-01-01'),
    role('Eva Eng', '2010-01-01', '2012-12-31'),
    { ...role('Eva Eng', '2013-01-01', null), group: 'MANAGEMENT' as const },
  ];
  const lifePeriods = [{ validFrom: new Date('2010-01-01'), validTo: null }];
  const { events } = toTimeline({ ...nothing, roles, lifePeriods, changesTotal: 0 });
  expect(events.map(({ on, before, after }) => [isoDay(on), before, after])).toEqual([
    ['2020-05-01', 'Bo Bang (DIREKTØR)', null],
    ['2016-01-01', null, 'Ida Holm (DIREKTØR); Ida Holm (FORMAND)'],
    ['2014-06-01', 'Ida Holm (DIREKTØR)', null],
    ['2010-01-01', null, null],
  ]);
});

test('members of one day are in the order of Danish letters', () => {
  const roles = ['Åse Ask', 'Zoe Ask', 'Ærlig Ask'].map((name) => role(name, '2016-01-01', null));
  const { events } = toTimeline({ ...nothing, roles, lifePeriods: [], changesTotal: 0 });
  expect(events.map(({ after }) => after)).toEqual([
    'Zoe Ask (DIREKTØR); Ærlig Ask (DIREKTØR); Åse Ask (DIREKTØR)',
  ]);
});

test('the timeline tells of life, names and changes, newest first', () => {
  const changes = [
    change(7, 'STATUS', '2020-05-05', ['ACTIVE', 'IN_BANKRUPTCY']),
    // Entered ahead.
    change(6, 'NAME', '2015-02-09', ['Gammelt ApS', 'Nyt ApS']),
    change(4, 'NAME', '2014-03-09', ['Gammelt ApS', 'Andet ApS']),
    change(5, 'NAME', '2009-03-09', ['Urnavn ApS', 'Gammelt ApS']),
  ];
  const lifePeriods = [
    { validFrom: new Date('2000-01-01'), validTo: new Date('2003-01-01') },
    { validFrom: new Date('2008-01-01'), validTo: null },
  ];
  const { events, total } = toTimeline({
    ...nothing,
    names,
    lifePeriods,
    changes,
    changesTotal: 4,
  });
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
    ['2014-03-09', 'NAME', 'Gammelt ApS', 'Andet ApS'],
    ['2009-03-09', 'NAME', 'Urnavn ApS', 'Gammelt ApS'],
    ['2008-01-01', 'STARTED', null, null],
    ['2003-01-01', 'ENDED', null, null],
    ['2000-01-01', 'STARTED', null, null],
  ]);
  expect(total).toBe(7);
  expect(new Set(events.map(({ id }) => id)).size).toBe(7);
});

test('a long timeline is cut, and its length told', () => {
  const changes = Array.from({ length: TIMELINE_SHOWN }, (_, place) =>
    change(place, 'ADDRESS', '2020-01-01', ['A', 'B']),
  );
  const lifePeriods = [{ validFrom: new Date('2000-01-01'), validTo: null }];
  const { events, total } = toTimeline({ ...nothing, lifePeriods, changes, changesTotal: 412 });
  expect(events).toHaveLength(TIMELINE_SHOWN);
  expect(total).toBe(413);
  const all = toTimeline({ ...nothing, lifePeriods, changes, changesTotal: 412, most: null });
  expect(all.events.at(-1)).toMatchObject({ field: 'STARTED' });
});

const point = (months: number, startsOn: string, rest: Partial<EmploymentRow> = {}) => ({
  months,
  startsOn: new Date(startsOn),
  employees: null,
  min: null,
  max: null,
  fullTime: null,
  ...rest,
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
  const ended = [
    point(1, '2014-05-01', { employees: 9 }),
    point(12, '2017-01-01', { employees: 4 }),
    point(12, '2018-01-01', { employees: 3 }),
  ];
  expect(toEmployment(ended)).toMatchObject({
    months: 12,
    points: [{ employees: { exact: 4 } }, { employees: { exact: 3 } }],
  });
  expect(toEmployment([...ended, point(1, '2017-12-01', { employees: 4 })])?.months).toBe(1);
  const fullTime = { toNumber: () => 3.5 };
  expect(toEmployment([point(1, '2021-02-01', { fullTime })])?.points).toHaveLength(1);
  expect(toEmployment([point(1, '2021-02-01')])).toBeNull();
  expect(toEmployment([])).toBeNull();
});
