import { expect, test } from 'vitest';
import { toNotificationOnWire } from './mapper';
import type { Notification } from './types';

const notification: Notification = {
  id: 'n',
  kind: 'CHANGE',
  title: 'Nordhavn ApS',
  message: 'Went into liquidation: Active → In liquidation',
  companyKey: '10000001',
  savedSearchId: null,
  loadId: 1,
  weight: 10,
  readAt: null,
  createdAt: new Date(0),
};

test('how grave it is follows from its weight, whatever its message says', () => {
  expect(toNotificationOnWire(notification)).toMatchObject({ kind: 'CHANGE', isGrave: true });
  const renamed = { ...notification, weight: 41 };
  expect(toNotificationOnWire(renamed)).toMatchObject({ kind: 'CHANGE', isGrave: false });
});
