import { expect, test } from 'vitest';
import { writtenSpan } from './written';

test.each([
  [
    'Virksomheder MELLEM 10 og 50 ansatte i Aarhus',
    ['mellem', '10', '50', 'ansatte'],
    'MELLEM 10 og 50 ansatte',
  ],
  [
    'omsætning over 1,5 mio. kr.',
    ['omsaetning', 'over', '1', '5', 'mio', 'kr'],
    'omsætning over 1,5 mio. kr',
  ],
  ['over Vejle, over 5 ansatte', ['over', '5', 'ansatte'], 'over Vejle, over 5 ansatte'],
])('%s has %j as %s', (text, words, span) => expect(writtenSpan(words, text)).toBe(span));
