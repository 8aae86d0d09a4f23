import { NextIntlClientProvider } from 'next-intl';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { messages } from '@/lib/i18n/messages';
import { FacetList } from './facet-list';

test('a chosen value that no company has keeps its name', () => {
  const list = createElement(FacetList, {
    legend: 'Status',
    values: [{ value: 'ACTIVE', label: 'Aktiv', count: 6 }],
    chosen: ['CEASED_BANKRUPTCY'],
    nameOf: () => 'Opløst efter konkurs',
    onToggle: () => {},
  });
  const provider = {
    locale: 'da' as const,
    messages: messages.da,
    timeZone: 'UTC',
    children: list,
  };
  const markup = renderToStaticMarkup(createElement(NextIntlClientProvider, provider));
  expect(markup).toContain('Opløst efter konkurs');
  expect(markup).not.toContain('CEASED_BANKRUPTCY<');
});
