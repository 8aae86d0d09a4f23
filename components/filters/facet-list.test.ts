import { NextIntlClientProvider } from 'next-intl';
import { type ComponentProps, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { messages } from '@/lib/i18n/messages';
import { FacetList } from './facet-list';

type Props = ComponentProps<typeof FacetList>;

function drawn(props: Omit<Props, 'onToggle'>): string {
  const list = createElement(FacetList, { ...props, onToggle: () => {} });
  const provider = {
    locale: 'da' as const,
    messages: messages.da,
    timeZone: 'UTC',
    children: list,
  };
  return renderToStaticMarkup(createElement(NextIntlClientProvider, provider));
}

test('a chosen value that no company has keeps its name', () => {
  const markup = drawn({
    legend: 'Status',
    values: [{ value: 'ACTIVE', label: 'Aktiv', count: 6 }],
    chosen: ['CEASED_BANKRUPTCY'],
    nameOf: () => 'Opløst efter konkurs',
  });
  expect(markup).toContain('Opløst efter konkurs');
  expect(markup).not.toContain('CEASED_BANKRUPTCY<');
});

test('the parts of a chosen value follow it, whether it is pinned or not', () => {
  const wholes = Array.from({ length: 9 }, (_, at) => ({ value: `Sektor ${at}`, count: 9 - at }));
  const parts = [3, 8, 8].map((of, at) => ({
    ...{ value: `Del ${at}`, count: 1, within: `Sektor ${of}` },
  }));
  const order = (chosen: string[], pinned: string[]) =>
    drawn({ legend: 'Sektor', values: [...wholes, ...parts], chosen, pinned })
      .match(/(?:Sektor|Del) \d/g)
      ?.join(', ');
  const first = 'Sektor 0, Sektor 1, Sektor 2, Sektor 3, Sektor 4, Sektor 5, Sektor 6, Sektor 7';
  expect(order([], [])).toBe(first);
  expect(order(['Sektor 8'], [])).toBe(`${first}, Sektor 8, Del 1, Del 2`);
  expect(order(['Sektor 7'], []), 'parts push no others out').toBe(first);
  expect(order(['Sektor 3'], [])).toBe(first.replace('Sektor 3', 'Sektor 3, Del 0'));
  expect(order(['Sektor 8'], ['Sektor 8'])).toMatch(/^Sektor 8, Del 1, Del 2, Sektor 0, /);
  expect(order(['Sektor 3'], ['Sektor 3'])).toMatch(/^Sektor 3, Del 0, Sektor 0, /);
});
