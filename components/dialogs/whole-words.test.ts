import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WholeWords } from './whole-words';

const markup = (text: string) => renderToStaticMarkup(createElement(WholeWords, { text }));
const whole = (word: string) => `<span class="whitespace-nowrap">${word}</span>`;

test('a word with a hyphen stays whole, and no text is lost', () => {
  expect(markup('Vej, E-mail og din e-mailadresse.')).toBe(
    `Vej, ${whole('E-mail')} og din ${whole('e-mailadresse')}.`,
  );
  expect(markup('E-mail')).toBe(whole('E-mail'));
});

test.each(['', 'Telefon', 'bygge- og anlæg', '2100-8000', 'a – b'])(
  'others may break: %s',
  (text) => expect(markup(text)).toBe(text),
);
