import { expect, test } from 'vitest';
import { distanceKm } from '@/lib/map/area-shape';
import { readReference } from '@/lib/register/reference';
import { sentenceTables } from '@/tests/support/sentence-tables';
import { readSentence } from '.';
import { makeLexicon } from './lexicon';

const lexicon = makeLexicon(sentenceTables());
const { towns, municipalities } = readReference();

/** The centre of the circle that a sentence becomes, if any. */
function centerOf(name: string) {
  const { area } = readSentence(`inden for 5 km af ${name}`, lexicon).filters;
  return area?.kind === 'circle' ? area.center : null;
}

test('around a town is around the town of that name', () => {
  const all = [...towns.values()].map((same) => ({ name: same[0]?.name ?? '', same }));
  const read = all.flatMap(({ name, same }) => {
    const center = centerOf(name);
    return center ? [{ name, km: Math.min(...same.map((town) => distanceKm(center, town))) }] : [];
  });
  expect(read.length).toBeGreaterThan(200);
  // The postal districts of Ejby on Funen and Højby in Odsherred: no town in the table is theirs.
  const other = ['Ejby', 'Højby'];
  expect(read.filter(({ name, km }) => km > 4 && !other.includes(name))).toEqual([]);
});

test('every municipality has a centre in or near a town of its own', () => {
  for (const { name, code } of municipalities.values()) {
    const center = centerOf(name);
    const own = [...towns.values()].flat().filter((town) => town.municipalityCode === code);
    expect.soft(center, name).not.toBeNull();
    const km = center && Math.min(...own.map((town) => distanceKm(center, town)));
    expect.soft(km, name).toBeLessThan(5);
  }
});

test.each([
  ['Faxe', 'Faxe'],
  ['Faaborg', 'Faaborg'],
  ['Lejre', 'Lejre'],
  ['Møn', 'Stege'],
])('around %s is around the town of %s', (name, town) => {
  const [place] = towns.get(town.toLowerCase().replaceAll('å', 'aa')) ?? [];
  const center = centerOf(name);
  expect(center && place && distanceKm(center, place)).toBeLessThan(1);
});
