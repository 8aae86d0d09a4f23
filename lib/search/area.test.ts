import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Area, readArea, writeArea } from './area';

function read(text: string) {
  const refused: string[] = [];
  const area = readArea(text, (sentence) => refused.push(sentence));
  return area ?? refused.join();
}

test.each<[string, Area]>([
  ['box:9.8,55,10.3,55.9', { kind: 'box', west: 9.8, south: 55, east: 10.3, north: 55.9 }],
  ['circle:10.2,56.15,5', { kind: 'circle', center: { longitude: 10.2, latitude: 56.15 }, km: 5 }],
  [
    'shape:9,55;10,55;9.5,56',
    {
      kind: 'shape',
      corners: [
        { longitude: 9, latitude: 55 },
        { longitude: 10, latitude: 55 },
        { longitude: 9.5, latitude: 56 },
      ],
    },
  ],
])('%s is read and written', (text, area) => {
  expect(read(text)).toEqual(area);
  expect(writeArea(area)).toBe(text);
});

test.each([
  ...['box:9,55,10', 'box:9,56,10,55', 'box:9,55,10,91', 'circle:10,56,0', 'circle:10,56,-1'],
  ...[
    'circle:10,56,1001',
    'circle:1e1,56,1',
    'circle:10,56,0.000001',
    'shape:9,55;10,55',
    'shape:9,55;10,55;x',
    'disc:1,2,3',
  ],
  ...['box:', 'circle:NaN,1,1', `shape:${'9,55;'.repeat(60)}9,55`],
])('%s is refused with a sentence', (text) => {
  const shown = text.length > 40 ? `${text.slice(0, 40)}…` : text;
  expect(read(text)).toBe(`"${shown}" is not an area such as circle:10.2,56.15,5`);
});

test('a long text is shown without half a letter at its end', () => {
  expect(read(`${'x'.repeat(39)}😀 and more`)).toContain(`"${'x'.repeat(39)}😀…"`);
});

test('any text is read or refused', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom('', 'box:', 'circle:', 'shape:'), (text, kind) => {
      expect(read(kind + text)).toBeDefined();
    }),
  );
});
