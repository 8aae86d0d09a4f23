import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { IntervalChart } from './interval-chart';

/** Where the last label is, in a chart of so many bars of which the first and the last have one. */
function lastLabel(count: number) {
  const intervals = Array.from({ length: count }, (_none, place) => ({
    ...{ key: `${place}`, from: 1, to: 1, title: '' },
    label: place === 0 ? 'Jan 2020' : place === count - 1 ? 'Dec 2021' : null,
  }));
  const html = renderToStaticMarkup(
    createElement(IntervalChart, { intervals, format: (value: number) => String(value) }),
  );
  const [, x, anchor] =
    /<text x="([\d.]+)%"[^>]*text-anchor="(\w+)"[^>]*>Dec 2021/.exec(html) ?? [];
  return [Number(x), anchor];
}

describe('IntervalChart', () => {
  it('puts the last label in the middle of a wide bar, and ends it with a thin one', () => {
    expect(lastLabel(7)).toEqual([expect.closeTo((100 * 6.5) / 7), 'middle']);
    expect(lastLabel(40)).toEqual([expect.closeTo((100 * 39.86) / 40), 'end']);
  });
});
