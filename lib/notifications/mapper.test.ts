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
  readAt: null,
  createdAt: new Date(0),
};

test('a liquidation is still a change, and grave', () => {
  expect(toNotificationOnWire(notification)).toMatchObject({ kind: 'CHANGE', isGrave: true });
  const renamed = { ...notification, message: 'Name: Went into it ApS → B ApS' };
  expect(toNotificationOnWire(renamed)).toMatchObject({ kind: 'CHANGE', isGrave: false });
});
