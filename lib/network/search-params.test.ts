import { expect, test } from 'vitest';
import { MOST_OPEN } from './constants';
import { networkHref, networkQuery, parseNetworkParams } from './search-params';

test('an address says who is in the middle, what is opened and which roles count', () => {
  const asked = parseNetworkParams({ of: 'DK 12 34 56 78', open: 'p77,12345679', ever: 'true' });
  expect(asked).toEqual({
    of: { end: { company: '12345678' } },
    open: ['p77', '12345679'],
    ever: true,
  });
  expect(networkQuery(asked)).toEqual({ of: '12345678', open: 'p77,12345679', ever: 'true' });
});

test('what cannot be read is left out, and each is opened once', () => {
  expect(parseNetworkParams({})).toEqual({ of: null, open: [], ever: false });
  const { of, open, ever } = parseNetworkParams({
    of: ['nordhavn', 'other'],
    open: ['p77,nonsense,,p77', '4950000015'],
    ever: 'maybe',
  });
  expect({ of, open, ever }).toEqual({
    of: { text: 'nordhavn' },
    open: ['p77', 'p4950000015'],
    ever: false,
  });
});

test('no more are opened than may be', () => {
  const many = Array.from({ length: MOST_OPEN + 4 }, (_, place) => `p${place + 1}`);
  expect(parseNetworkParams({ open: many.join() }).open).toEqual(many.slice(0, MOST_OPEN));
});

test('the page of a network', () => {
  expect(networkHref({ of: { participant: '77' } })).toBe('/people/network?of=p77');
  expect(networkHref({ of: { company: '12345678' }, open: ['p77'], ever: true })).toBe(
    '/people/network?of=12345678&open=p77&ever=true',
  );
});
