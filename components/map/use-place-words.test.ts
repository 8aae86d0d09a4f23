import { expect, it } from 'vitest';
import { inWords } from './use-place-words';

it('writes degrees as Danes do, to the third decimal', () => {
  expect(inWords({ latitude: 56.1, longitude: 10.20345 })).toEqual({
    latitude: '56,100',
    longitude: '10,203',
  });
});
