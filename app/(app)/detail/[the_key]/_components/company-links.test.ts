import { NextIntlClientProvider } from 'next-intl';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { NamedCompany, TimelineEvent } from '@/lib/history/types';
import { messages } from '@/lib/i18n/messages';
import { ChangeText } from './change-text';
import { SuccessorsLine } from './successors-line';

const hrefs = { company: (key: string) => `/detail/${key}`, member: () => null };
const stor = { key: '12345678', name: 'Stor A/S' };
const nameless = { key: '87654321', name: null };

function markup(content: ReactElement): string {
  const provider = {
    ...{ locale: 'da' as const, messages: messages.da, timeZone: 'UTC' },
    children: content,
  };
  return renderToStaticMarkup(createElement(NextIntlClientProvider, provider));
}

const merger = (companies: TimelineEvent['companies']): TimelineEvent => ({
  ...{ id: 'MERGER-1', on: new Date('2019-05-06'), field: 'MERGED_INTO' },
  ...{ before: null, after: companies ? 'Stor A/S' : null, companies },
});
const linksIn = (html: string) =>
  [...html.matchAll(/href="([^"]*)"[^>]*>([^<]*)</g)].map(([, href, text]) => [href, text]);

test('a merger links to the other companies, and says so where none is in the register', () => {
  const told = (companies: TimelineEvent['companies']) =>
    markup(createElement(ChangeText, { event: merger(companies), hrefs }));
  expect(linksIn(told([stor, nameless]))).toEqual([
    ['/detail/12345678', 'Stor A/S'],
    ['/detail/87654321', 'CVR 87654321'],
  ]);
  expect(told([])).toContain('En virksomhed, der ikke er i registret');
});

test('the header of a merged company names the one it went on in', () => {
  const line = (companies: NamedCompany[]) =>
    markup(
      createElement(SuccessorsLine, {
        successors: { field: 'MERGED_INTO', companies },
        href: hrefs.company,
      }),
    );
  expect(line([stor])).toContain('Fusioneret ind i ');
  expect(linksIn(line([stor]))).toEqual([['/detail/12345678', 'Stor A/S']]);
  expect(
    line([stor, ...['1', '2', '3'].map((key) => ({ key, name: `${key} ApS` }))]).replace(
      /<[^>]*>/g,
      '',
    ),
  ).toBe('Fusioneret ind i Stor A/S, 1 ApS, 2 ApS …');
});
