import { describe, expect, it } from 'vitest';
import { layOut, partAround, RESULTS_SHEET, seenAt } from './results-sheet';
import { placeOn } from './sheet';

const fit = { padding: 48, maxZoom: 11 };
const skagen = { latitude: 57.72, longitude: 10.58 };
const ronne = { latitude: 55.1, longitude: 14.7 };
const tonder = { latitude: 54.94, longitude: 8.86 };

describe('the part around points', () => {
  it('has the outermost of them at the padding, and all of them inside', () => {
    const size = { width: 440, height: 650 };
    const part = partAround([skagen, ronne, tonder], size, fit);
    const xs = [skagen, ronne, tonder].map((point) => seenAt(point, part, size).x);
    const ys = [skagen, ronne, tonder].map((point) => seenAt(point, part, size).y);
    expect(Math.min(...xs)).toBeCloseTo(48, 6);
    expect(Math.max(...xs)).toBeCloseTo(440 - 48, 6);
    expect(Math.min(...ys)).toBeGreaterThanOrEqual(48);
    expect(Math.max(...ys)).toBeLessThanOrEqual(650 - 48);
  });

  it('is no nearer than is asked, around one point too', () => {
    expect(partAround([skagen], { width: 400, height: 400 }, fit).zoom).toBe(11);
  });
});

describe('the drawing', () => {
  const size = { width: 900, height: 900 };

  it('lies so that what it shows is where the map shows it', () => {
    const part = partAround([skagen, ronne, tonder], size, fit);
    const laid = layOut(part, size);
    if (!laid) throw new Error('It is not laid out.');
    for (const point of [skagen, ronne, tonder]) {
      const { x, y } = placeOn(RESULTS_SHEET, point);
      expect(laid.left + x * laid.scale).toBeCloseTo(seenAt(point, part, size).x, 6);
      expect(laid.top + y * laid.scale).toBeCloseTo(seenAt(point, part, size).y, 6);
    }
  });

  it.each([
    ['two streets of one town', [skagen, { latitude: 57.73, longitude: 10.6 }]],
    ['Greenland', [skagen, { latitude: 64.18, longitude: -51.7 }]],
  ])('is not shown for %s', (_, points) => {
    expect(layOut(partAround(points, size, fit), size)).toBeNull();
  });
});
