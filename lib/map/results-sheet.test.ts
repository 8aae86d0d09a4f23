import { describe, expect, it } from 'vitest';
import {
  fitsAnyScreen,
  isCoarse,
  layOut,
  type Part,
  partAround,
  RESULTS_SHEET,
  type SheetStyle,
  type Size,
  seenAt,
  styleAround,
  styleAt,
} from './results-sheet';
import { placeOn } from './sheet';

const fit = { padding: 48, foot: 56, maxZoom: 11 };
const skagen = { latitude: 57.72, longitude: 10.58 };
const ronne = { latitude: 55.1, longitude: 14.7 };
const nearSkagen = { latitude: 57.73, longitude: 10.6 };
const nuuk = { latitude: 64.18, longitude: -51.7 };
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
    expect(Math.max(...ys)).toBeLessThanOrEqual(650 - 48 - 56);
  });

  it('leaves the foot of the map free where the map is low', () => {
    const size = { width: 440, height: 420 };
    const part = partAround([skagen, ronne, tonder], size, fit);
    const ys = [skagen, ronne, tonder].map((point) => seenAt(point, part, size).y);
    expect(Math.min(...ys)).toBeCloseTo(48, 6);
    expect(Math.max(...ys)).toBeCloseTo(420 - 48 - 56, 6);
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

  it('is not shown for Greenland', () => {
    expect(layOut(partAround([skagen, nuuk], size, fit), size)).toBeNull();
  });

  it('is coarse for two streets of one town, and shown until there is a finer one', () => {
    const streets = partAround([skagen, nearSkagen], size, fit);
    expect(layOut(streets, size)).not.toBeNull();
    expect(isCoarse(streets)).toBe(true);
    expect(isCoarse(partAround([skagen, ronne, tonder], size, fit))).toBe(false);
  });
});

/** Evaluates a CSS length as a browser does in a size container. */
function pixels(length: string, { width, height }: Size): number {
  const numbers = length
    .replace(/([\d.]+)cqw/g, (_, percent) => `(${percent} * ${width / 100})`)
    .replace(/([\d.]+)cqh/g, (_, percent) => `(${percent} * ${height / 100})`)
    .replaceAll('px', '');
  const read = new Function('min', 'max', 'calc', `return ${numbers};`);
  return read(Math.min, Math.max, (value: number) => value);
}

function laidBy({ left, top, width }: SheetStyle, size: Size) {
  const scale = pixels(width, size) / RESULTS_SHEET.width;
  return { left: pixels(left, size), top: pixels(top, size), scale };
}

describe('the style of the drawing', () => {
  const sizes = [
    { width: 440, height: 650 },
    { width: 900, height: 900 },
    { width: 660, height: 420 },
  ];
  const near = (value: number) => expect.closeTo(value, 6);

  it.each([
    ['points all over Denmark', [skagen, ronne, tonder]],
    ['points above each other', [skagen, { ...tonder, longitude: skagen.longitude }]],
    ['points beside each other', [{ ...ronne, longitude: 8.2 }, ronne]],
  ])('lays it as it is laid for %s, in any size', (_, points) => {
    for (const size of sizes) {
      const laid = layOut(partAround(points, size, fit), size);
      if (!laid) throw new Error('It is not laid out.');
      const { left, top, scale } = laid;
      const own = { left: near(left), top: near(top), scale: near(scale) };
      expect(laidBy(styleAround(points, fit), size)).toEqual(own);
    }
  });

  it('comes no nearer than is asked', () => {
    const [size = { width: 0, height: 0 }] = sizes;
    const { scale } = laidBy(styleAround([skagen], fit), size);
    expect(scale * 2 ** RESULTS_SHEET.zoom).toBeCloseTo(2 ** fit.maxZoom, 6);
  });

  it('shows a part of one zoom', () => {
    const part: Part = { zoom: 5.2, middle: { x: 270, y: 160 } };
    for (const size of sizes) {
      const { left, top, scale } = laidBy(styleAt(part), size);
      const x = RESULTS_SHEET.left * scale - part.middle.x * 2 ** part.zoom + size.width / 2;
      const y = RESULTS_SHEET.top * scale - part.middle.y * 2 ** part.zoom + size.height / 2;
      expect({ left, top, zoom: Math.log2(scale) + RESULTS_SHEET.zoom }).toEqual({
        left: near(x),
        top: near(y),
        zoom: near(part.zoom),
      });
    }
  });
});

it('the drawing is sent before the size is known only where it covers all', () => {
  expect(fitsAnyScreen([skagen, ronne, tonder], fit)).toBe(true);
  expect(fitsAnyScreen([skagen, nearSkagen], fit)).toBe(true);
  expect(fitsAnyScreen([skagen, nuuk], fit)).toBe(false);
});
