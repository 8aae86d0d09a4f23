import { describe, expect, it } from 'vitest';
import { HISTOGRAM_EDGES, type HistogramField } from '@/lib/search/engine/histograms';
import {
  bandOf,
  barsOf,
  edgeText,
  HEIGHT,
  heightsOf,
  isWithin,
  rangeAcross,
  rangeOf,
  ticksOf,
} from './histogram-scale';

/** Bins as the server returns them, with 1, 2, 3 … companies. */
function binsOf(field: HistogramField) {
  const edges = HISTOGRAM_EDGES[field];
  const whole = field === 'employees';
  const bins = edges.map((min, at) => {
    const next = edges[at + 1];
    return { min, max: next === undefined ? null : whole ? next - 1 : next, count: at + 2 };
  });
  return whole ? bins : [{ min: null, max: edges[0] ?? null, count: 1 }, ...bins];
}

const percents = ['employeesGrowth', 'solvencyRatio', 'liquidityRatio', 'roe'] as const;
const fields = ['revenue', 'grossProfit', 'employees', ...percents] as const;

describe.each(fields)('bars of %s', (field) => {
  const bins = binsOf(field);
  const bars = barsOf(field, bins);

  it('hold every company once and are few', () => {
    const sum = (list: { count: number }[]) => list.reduce((all, { count }) => all + count, 0);
    expect(sum(bars)).toBe(sum(bins));
    expect(bars.length).toBeLessThanOrEqual(17);
  });

  it('follow each other without a gap and are open at the end', () => {
    const gap = field === 'employees' ? 1 : 0;
    for (const [at, bar] of bars.slice(1).entries()) {
      expect(bar.min).toBe((bars[at]?.max ?? Number.NaN) + gap);
    }
    expect(bars.at(-1)?.max).toBeNull();
  });

  it('have labels that stand apart in 240 pixels', () => {
    const ticks = ticksOf(field, bars, 'da');
    expect(ticks.length).toBeGreaterThanOrEqual(3);
    const places = ticks.map(({ at, text }) => ({
      at: (240 * at) / bars.length,
      // Seven pixels are more than the width of a letter in the smallest font size.
      half: (text.length * 7) / 2,
    }));
    for (const [index, { at, half }] of places.slice(1).entries()) {
      const before = places[index] ?? { at: 0, half: 0 };
      expect(at - half).toBeGreaterThan(before.at + before.half);
    }
  });

  it('cover the band that their own range covers, and stand alone in it', () => {
    for (const [at, bar] of bars.entries()) {
      if (bar.min === null || bar.max === null) continue;
      expect(bandOf(field, bars, rangeOf(field, bar))).toEqual({ from: at, to: at + 1 });
      expect(bars.filter((other) => isWithin(field, other, rangeOf(field, bar)))).toEqual([bar]);
    }
  });
});

describe('bandOf', () => {
  const bars = barsOf('revenue', binsOf('revenue'));

  it('is none of no range and of one that ends before it begins', () => {
    expect(bandOf('revenue', bars, {})).toBeNull();
    expect(bandOf('revenue', bars, { min: 5, max: 1 })).toBeNull();
    expect(isWithin('revenue', { min: 0, max: 100, count: 1 }, { min: 5, max: 1 })).toBe(false);
  });

  it('ends inside a bar where the amount lies', () => {
    // Bars: below 0, 0 to 100, 100 to 200, 200 to 500 …
    expect(bandOf('revenue', bars, { min: 50, max: 350 })).toEqual({ from: 1.5, to: 3.5 });
  });

  it('reaches to the end on the side that is open', () => {
    expect(bandOf('revenue', bars, { min: 100 })).toEqual({ from: 2, to: bars.length });
    expect(bandOf('revenue', bars, { max: 100 })).toEqual({ from: 0, to: 2 });
  });

  it('lies in the middle of an open bar for what is beyond its edge', () => {
    const beyond = bandOf('revenue', bars, { min: 99_000_000, max: 99_000_000 });
    expect(beyond).toEqual({ from: bars.length - 0.5, to: bars.length - 0.5 });
    expect(bandOf('revenue', bars, { min: -5, max: 0 })).toEqual({ from: 0.5, to: 1 });
  });

  it('takes the whole of a number of employees', () => {
    const staff = barsOf('employees', binsOf('employees'));
    // Bars: 0, 1, 2 to 4, 5 to 9 …
    expect(bandOf('employees', staff, { min: 1, max: 1 })).toEqual({ from: 1, to: 2 });
    expect(bandOf('employees', staff, { min: 1, max: 6 })).toEqual({ from: 1, to: 3.4 });
  });
});

describe('isWithin', () => {
  it('does not take a bar that only shares its edge', () => {
    expect(isWithin('revenue', { min: 200, max: 500, count: 1 }, { min: 100, max: 200 })).toBe(
      false,
    );
    expect(isWithin('revenue', { min: 0, max: 100, count: 1 }, { min: 100 })).toBe(false);
    expect(isWithin('employees', { min: 2, max: 4, count: 1 }, { min: 4, max: 4 })).toBe(true);
  });

  it('takes the bar of a single amount', () => {
    expect(isWithin('revenue', { min: 100, max: 200, count: 1 }, { min: 100, max: 100 })).toBe(
      true,
    );
    expect(isWithin('revenue', { min: 0, max: 100, count: 1 }, { min: 100, max: 100 })).toBe(false);
  });
});

describe('heightsOf', () => {
  it('is linear when the bars can be seen', () => {
    expect(heightsOf([0, 10, 20, 40])).toEqual({
      scale: 'linear',
      heights: [0, HEIGHT / 4, HEIGHT / 2, HEIGHT],
    });
  });

  it('is by the square root, and says so, when a long tail would vanish', () => {
    const { scale, heights } = heightsOf([10_000, 2_500, 100, 50, 4]);
    expect(scale).toBe('root');
    expect(heights.slice(0, 3)).toEqual([HEIGHT, HEIGHT / 2, Math.round(HEIGHT / 10)]);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(2);
  });

  it('draws nothing of nothing, and something of a single company', () => {
    expect(heightsOf([])).toEqual({ scale: 'linear', heights: [] });
    expect(heightsOf([0, 0]).heights).toEqual([0, 0]);
    expect(heightsOf([0, 1_000_000, 1]).heights[2]).toBe(2);
  });
});

describe('ranges', () => {
  it('leave an open end out', () => {
    expect(rangeOf('employees', { min: null, max: 0, count: 3 })).toEqual({ max: 0 });
    expect(rangeOf('revenue', { min: 1_000, max: null, count: 3 })).toEqual({ min: 1_000 });
  });

  it('of amounts end a krone before the next bar begins', () => {
    expect(rangeOf('revenue', { min: 100, max: 200, count: 3 })).toEqual({
      min: 100,
      max: 199.999,
    });
    expect(rangeOf('revenue', { min: null, max: 0, count: 3 })).toEqual({ max: -0.001 });
    for (const field of ['revenue', 'grossProfit'] as const) {
      for (const { max } of barsOf(field, binsOf(field))) {
        if (max === null) continue;
        const end = rangeOf(field, { min: null, max, count: 1 }).max ?? Number.NaN;
        expect(String(end), 'as addresses take it').toMatch(/^-?\d+\.\d{3}$/);
      }
    }
  });

  it('of figures in per cent end a tenth before the next bar begins', () => {
    expect(rangeOf('roe', { min: 10, max: 15, count: 3 })).toEqual({ min: 10, max: 14.9 });
    expect(rangeOf('roe', { min: null, max: -100, count: 3 })).toEqual({ max: -100.1 });
    expect(rangeOf('roe', { min: -10, max: 0, count: 3 })).toEqual({ min: -10, max: -0.1 });
  });

  it('reach across two bars in either order', () => {
    const [low, high] = [
      { min: 5, max: 9 },
      { min: 50, max: 99 },
    ];
    expect(rangeAcross(low, high)).toEqual({ min: 5, max: 99 });
    expect(rangeAcross(high, low)).toEqual({ min: 5, max: 99 });
    expect(rangeAcross(low, { min: 1_000 })).toEqual({ min: 5 });
  });
});

describe('edgeText', () => {
  it.each([
    ['employees', 1_000, '1.000'],
    ['liquidityRatio', 1_000, '1.000'],
    ['employeesGrowth', -50, '-50'],
    ['revenue', 0, '0'],
    ['revenue', 1, '1.000'],
    ['revenue', 500, '500.000'],
    ['revenue', 1_500, '1,5\u00a0mio.'],
    ['revenue', 200_000, '200\u00a0mio.'],
    ['revenue', 1_000_000, '1\u00a0mia.'],
    ['grossProfit', -100, '-100.000'],
    ['grossProfit', -1_000, '-1\u00a0mio.'],
  ] as const)('%s %d is %s', (field, edge, text) => {
    expect(edgeText(field, edge, 'da').replace('\u2212', '-')).toBe(text);
  });

  it('abbreviates in the language of the page, with the same figures', () => {
    expect(edgeText('revenue', 1_500, 'en')).toBe('1,5m');
    expect(edgeText('revenue', 1_000_000, 'en')).toBe('1bn');
    expect(edgeText('revenue', 500, 'en')).toBe('500.000');
  });
});
