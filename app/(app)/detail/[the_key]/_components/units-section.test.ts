import { NextIntlClientProvider } from 'next-intl';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Language } from '@/lib/i18n/languages';
import { messages } from '@/lib/i18n/messages';
import { UnitsSection } from './units-section';

const none = { items: [], total: 0, activeTotal: 0, page: 1, totalPages: 1 };

function markup(registered: number, locale: Language): string {
  const href = () => '/detail/12345678';
  const section = createElement(UnitsSection, { units: none, registered, wanted: 1, href });
  const provider = { locale, messages: messages[locale], timeZone: 'UTC', children: section };
  return renderToStaticMarkup(createElement(NextIntlClientProvider, provider));
}

test.each([
  [0, 'en', 'No production units are registered.'],
  [0, 'da', 'Ingen produktionsenheder er registreret.'],
  [5, 'en', 'The production units are not loaded here.'],
  [5, 'da', 'Produktionsenhederne er ikke indlæst her.'],
] as const)('%i registered units and none loaded, in %s: %s', (registered, locale, text) => {
  expect(markup(registered, locale)).toContain(`>${text}<`);
});
