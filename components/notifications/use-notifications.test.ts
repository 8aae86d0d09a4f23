import { beforeEach, expect, test, vi } from 'vitest';
import type { NotificationOnWire } from '@/lib/notifications/types';

const notifications = vi.fn();
vi.mock('@/lib/api/notifications', () => ({ notificationsApi: { notifications } }));
const { readNext } = await import('./use-notifications');

const named = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `n${from + at}` }) as NotificationOnWire);

/** What the server has, newest first. */
let there: NotificationOnWire[];

beforeEach(() => {
  notifications.mockReset();
  notifications.mockImplementation(async (page: number, size: number) => ({
    data: there.slice((page - 1) * size, page * size),
  }));
});

const asked = () => notifications.mock.calls.map(([page]) => page);

test('the next page follows those that are loaded', async () => {
  there = named(1, 120);
  expect(await readNext([])).toMatchObject({ page: 1, data: there.slice(0, 50) });
  expect(await readNext(there.slice(0, 50))).toMatchObject({ page: 2, data: there.slice(50, 100) });
});

test('after some were deleted none is skipped', async () => {
  there = named(4, 117);
  const { data } = await readNext(there.slice(0, 47));
  expect(data).toEqual(there.slice(0, 50));
});

test('a page that has only what is loaded, as newer ones came, is not the end', async () => {
  const loaded = named(1, 95);
  there = [...named(200, 5), ...named(1, 120)];
  const { page, data } = await readNext(loaded);
  expect([page, data]).toEqual([3, named(96, 25)]);
  expect(asked()).toEqual([2, 3]);
});

test('where only newer ones are missing the list begins anew with them', async () => {
  const loaded = named(1, 120);
  there = [...named(200, 5), ...loaded];
  const { page, data } = await readNext(loaded);
  expect([page, data]).toEqual([1, there.slice(0, 50)]);
  expect(asked()).toEqual([3, 1]);
});

test('where there are none any more there are none', async () => {
  there = [];
  expect(await readNext([])).toMatchObject({ page: 1, data: [] });
  expect(asked()).toEqual([1]);
});
