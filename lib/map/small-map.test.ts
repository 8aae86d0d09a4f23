import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseCsv } from '@/lib/register/csv';
import { isDrawn, onSheet, PLACED, REACH, SHEET } from './small-map';

/** Every place in the reference lists of the register. */
function places() {
  return ['municipalities', 'postal-districts', 'towns'].flatMap((list) => {
    const [header = [], ...rows] = parseCsv(readFileSync(`prisma/reference/${list}.csv`, 'utf8'));
    const at = (name: string) => header.indexOf(name);
    return rows.map((row) => ({
      latitude: Number(row[at('latitude')]),
      longitude: Number(row[at('longitude')]),
    }));
  });
}

describe('the sheet', () => {
  it('reaches as far around every place of the register as its map can', () => {
    const all = places();
    expect(all.length).toBeGreaterThan(1_000);
    const corners = [PLACED.north, PLACED.south].flatMap((latitude) =>
      [PLACED.west, PLACED.east].map((longitude) => ({ latitude, longitude })),
    );
    for (const place of [...all, ...corners]) {
      expect(isDrawn(place)).toBe(true);
      const { x, y } = onSheet(place);
      expect(Math.min(x, SHEET.width - x)).toBeGreaterThanOrEqual(REACH.x);
      expect(Math.min(y, SHEET.height - y)).toBeGreaterThanOrEqual(REACH.y);
    }
  });

  it.each([
    ['Nuuk', 64.18, -51.72],
    ['Tórshavn', 62.01, -6.77],
    ['Hamburg', 53.55, 9.99],
    ['nowhere', Number.NaN, Number.NaN],
  ])('is not said to show %s', (_, latitude, longitude) => {
    expect(isDrawn({ latitude, longitude })).toBe(false);
  });

  it('has København to the south-east of Skagen', () => {
    const skagen = onSheet({ latitude: 57.72, longitude: 10.58 });
    const copenhagen = onSheet({ latitude: 55.68, longitude: 12.57 });
    // 91 pixels per degree of longitude; about 165 per degree of latitude, as the projection is
    // conformal.
    expect(Math.round(copenhagen.x - skagen.x)).toBe(181);
    expect(Math.round((copenhagen.y - skagen.y) / (57.72 - 55.68))).toBe(166);
  });
});
