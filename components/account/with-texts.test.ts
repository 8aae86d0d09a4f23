import { useTranslations } from 'next-intl';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import danish from '@/messages/da.json';
import { FormTexts } from './form-texts';
import { withTexts } from './with-texts';

const Form = withTexts(({ field }: { field: 'email' | 'password' }) =>
  useTranslations('fields')(field),
);
const form = createElement(Form, { field: 'password' });
const texts = {
  locale: 'da',
  timeZone: 'Europe/Copenhagen',
  messages: { fields: danish.fields },
} as const;

test('a form says what the layout sent for it', () => {
  const page = FormTexts({ texts, children: form });
  expect(renderToStaticMarkup(page)).toBe(danish.fields.password);
});

test('without a layout that sends texts it fails', () => {
  expect(() => renderToStaticMarkup(form)).toThrow('Only inside FormMessages.');
});
