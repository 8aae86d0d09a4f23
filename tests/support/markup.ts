import { NextIntlClientProvider } from 'next-intl';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Language } from '@/lib/i18n/languages';
import { messages } from '@/lib/i18n/messages';

/** The HTML of what a page shows, in a language. */
export function markupOf(children: ReactNode, locale: Language): string {
  const provider = { locale, messages: messages[locale], timeZone: 'UTC', children };
  return renderToStaticMarkup(createElement(NextIntlClientProvider, provider));
}

/** Its text alone. */
export const textOf = (children: ReactNode, locale: Language): string =>
  markupOf(children, locale).replace(/<[^>]*>/g, '');
