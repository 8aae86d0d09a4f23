import 'server-only';
import { invalidField } from '@/lib/errors';
import { MESSAGES } from '../constants';
import { COMMON_WORDS } from './common-words';

const LETTERS: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

const RUNS = ['abcdefghijklmnopqrstuvwxyz', 'qwertyuiopasdfghjklzxcvbnm', '0123456789'];

/** A common word of at least this many letters counts even with digits or signs between them. */
const LONG = 6;

const strip = (text: string) => text.replace(/^[^a-z]+|[^a-z]+$/g, '');
const swapped = (text: string) => text.replace(/[013457@$!]/g, (sign) => LETTERS[sign] ?? sign);

/** "aaaa" and "abcd": one repeated letter, or a run from RUNS in either direction. */
function isRun(word: string): boolean {
  if (/^(.)\1*$/.test(word)) return true;
  const back = [...word].reverse().join('');
  return word.length >= 3 && RUNS.some((run) => run.includes(word) || run.includes(back));
}

/** Whether an attacker who tries the usual guesses would soon try this one. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  const plain = strip(lower);
  // Trailing signs are ignored; signs inside the word are read as substituted letters.
  const core = lower.replace(/^[\d\W_]+(?=[a-z])|[\d\W_]+$/g, '');
  const forms = [plain, swapped(core), strip(swapped(lower)), swapped(lower.replace(/\W+$/, ''))];
  const letters = lower.replace(/[^a-z]/g, '');
  if (letters.length >= LONG && COMMON_WORDS.has(letters)) return true;
  return forms.some(
    (form) => COMMON_WORDS.has(form) || isRun(form) || COMMON_WORDS.has(form.replace(/i$/, '')),
  );
}

/** @throws AppError invalid_input that names the field. */
export function requireUncommon(password: string, field: string): void {
  if (isCommonPassword(password)) throw invalidField(field, MESSAGES.commonPassword);
}
