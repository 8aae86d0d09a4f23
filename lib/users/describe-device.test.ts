import { expect, it } from 'vitest';
import { describeDevice } from './describe-device';

it.each([
  ['Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1',
    'Safari on iOS',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64) Chrome/143.0 Safari/537.36 Edg/143.0', 'Edge on Linux'],
  ['Mozilla/5.0 (Linux; Android 16) Chrome/143.0 Mobile Safari/537.36', 'Chrome on Android'],
  ['curl/8.9.1', 'A program'],
  ['<b>x</b> Firefox/1', 'Firefox'],
  [null, 'Unknown device'],
])('%s is %s', (userAgent, expected) => {
  expect(describeDevice(userAgent)).toBe(expected);
});
