import { expect, test } from 'vitest';
import { type Linked, notificationHref } from './link';

const about = (kind: Linked['kind'], change: Partial<Linked> = {}): Linked => ({
  kind,
  title: 'Nordhavn ApS',
  companyKey: '10000001',
  savedSearchId: null,
  loadId: 7,
  ...change,
});
const search = '00000000-0000-4000-8000-000000000001';

test.each([
  [about('LIST', { loadId: null }), '/detail/10000001'],
  [about('CHANGE'), '/detail/10000001#timeline'],
  [about('BANKRUPTCY'), '/detail/10000001#timeline'],
  [about('ACCOUNTS'), '/detail/10000001?tab=financial'],
  [about('GONE'), null],
  [
    about('SEARCH', { companyKey: null, savedSearchId: search }),
    `/saved/searches/${search}?load=7`,
  ],
  [about('SEARCH', { companyKey: null }), null],
  [about('PLAN', { companyKey: null, loadId: null }), '/subscription'],
  [
    about('LIST', { title: 'Webhook switched off', companyKey: null, loadId: null }),
    '/profile#webhooks',
  ],
  [about('LIST', { title: '12 companies', companyKey: null, loadId: null }), null],
  [about('LIST', { title: 'Webhook switched off', loadId: null }), '/detail/10000001'],
])('%o opens %s', (notification, href) => {
  expect(notificationHref(notification)).toBe(href);
});
