import { createTranslator } from 'next-intl';
import { expect, test } from 'vitest';
import danish from '@/messages/da.json';
import english from '@/messages/en.json';
import { areaText } from './area-text';

const namespace = 'filters.chip.area';
const en = createTranslator({ locale: 'en', messages: english, namespace });
const da = createTranslator({ locale: 'da', messages: danish, namespace });

test.each([
  ['circle:10.2,56.15,25', 'Within 25\u00a0km', 'Inden for 25\u00a0km'],
  ['circle:10.2,56.15,12.47', 'Within 12,5\u00a0km', 'Inden for 12,5\u00a0km'],
  ['circle:10.2,56.15,0.05', 'Within 0,05\u00a0km', 'Inden for 0,05\u00a0km'],
  ['circle:10.2,56.15,1000', 'Within 1.000\u00a0km', 'Inden for 1.000\u00a0km'],
  ['box:9.5,56.8,10.5,57.3', 'Part of the map', 'Udsnit af kortet'],
  ['shape:9,56.5;11,56.5;10,57.5', 'Area drawn on the map', 'Område tegnet på kortet'],
])('%s', (text, english, danish) => {
  expect(areaText(en, text)).toBe(english);
  expect(areaText(da, text)).toBe(danish);
});

test('a circle is told with the place it is around, where that is known', () => {
  const text = 'circle:10.2,56.15,25';
  expect(areaText(en, text, 'Odense C')).toBe('Within 25\u00a0km of Odense C');
  expect(areaText(da, text, 'Odense C')).toBe('Inden for 25\u00a0km af Odense C');
  expect(areaText(en, 'box:9.5,56.8,10.5,57.3', 'Odense C')).toBe('Part of the map');
});
