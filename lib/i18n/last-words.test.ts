import { expect, it } from 'vitest';
import danish from '@/messages/da.json';
import english from '@/messages/en.json';
import { LAST_WORDS } from './last-words';

it('the last words are those of other errors', () => {
  for (const [language, { errors }] of Object.entries({ en: english, da: danish })) {
    expect(LAST_WORDS).toHaveProperty(`${language}.again`, errors.retry);
  }
});
