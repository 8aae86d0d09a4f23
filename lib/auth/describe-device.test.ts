import { expect, it } from 'vitest';
import { deviceTexts } from '@/lib/mails/texts';
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
  expect(describeDevice(userAgent, deviceTexts('en'))).toBe(expected);
});

it('says it in Danish too', () => {
  const t = deviceTexts('da');
  expect(describeDevice('Windows NT Firefox/140.0', t)).toBe('Firefox på Windows');
  expect(describeDevice('a robot on Linux', t)).toBe('Et program på Linux');
  expect(describeDevice(null, t)).toBe('Ukendt enhed');
});
