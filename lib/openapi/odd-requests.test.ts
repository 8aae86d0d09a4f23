import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readablePath } from './odd-requests';

test.each([
  ['/detail/%', '/detail/%25'],
  ['/detail/%?from=%', '/detail/%25?from=%'],
  ['/a%2Fb/%FF/%41', '/a%2Fb/%25FF/%41'],
  ['/%E6%F8/%C3%A6', '/%25E6%25F8/%C3%A6'],
])('what is no text is read letter by letter: %s', (url, mended) => {
  expect(readablePath(url)).toBe(mended);
});

test.each(['/', '/detail/12345678?x=%', '/b%C3%B8f/%25', '*', 'http://elsewhere/%20?%%%'])(
  'all else stays as it is: %s',
  (url) => {
    expect(readablePath(url)).toBe(url);
  },
);

test('every path can be decoded then, and says what it said where it could be before', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\/[/%a-f0-9?]{0,12}$/), (url) => {
      const [path = ''] = readablePath(url).split('?');
      expect(() => path.split('/').map(decodeURIComponent)).not.toThrow();
      expect(readablePath(readablePath(url))).toBe(readablePath(url));
    }),
  );
});
