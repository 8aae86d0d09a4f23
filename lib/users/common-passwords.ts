import 'server-only';
import { AppError } from '@/lib/errors';
import { MESSAGES } from './constants';

/**
 * Words that most leaked passwords are made of. Chosen from the heads of published
 * frequency lists (SecLists, "10-million-password-list-top-1000", MIT licence) and, for
 * Denmark, from what such lists of Danish leaks have most. Only words matter here: the
 * rule of composition lets none of those lists' own entries pass as they are, so what
 * people type is such a word with a capital letter, digits and a sign around it.
 */
const WORDS = new Set(
  `aarhus abcd abcdef abcdefg abcdefgh access adgang admin administrator alexander america andrea
  andrew angel anthony apple arsenal asdf asdfasdf asdfgh asdfghjkl ashley august austin azerty
  bailey banana barcelona baseball basketball batman blink broendby brondby buster butterfly change
  changeme charlie cheese chelsea chocolate christian computer cookie corvette covid cowboy dakota
  dallas daniel danmark danmarkk december default denmark diamond dragon eagles elskerdig falcon
  family february ferrari fisk flower football forever freedom friday friends fuckyou gandalf george
  ginger google guest hannah harley heather hello hemmelig hockey hunter iloveyou internet january
  jasmine jennifer jessica jordan joshua july june justin killer klaster kodeord kobenhavn
  koebenhavn lakers letmein liverpool login london london lovely manager march martin master matrix
  matthew maverick melissa mercedes merlin michael michelle mickey midnight minecraft monday monkey
  monster morgan mother mustang newyork nicole nothing november october office oliver orange p
  passe passord password passwort patrick peanut pepper phoenix player please pokemon porsche
  princess purple qazqaz qazwsx qazwsxedc qwer qwert qwerty qwertyu qwertyui qwertyuiop qwertz rainbow
  ranger robert root samantha samsung scooter secret september shadow silver skole snoopy soccer
  sommer spring starwars steelers summer sunday sunshine superman system taylor temp temporary
  tennis test tester testing thomas thunder tiger tigger trustno user veminto velkommen vinter
  wednesday welcome whatever william winter yankees yellow zaqwsx zxcvbn zxcvbnm`
    .split(/\s+/)
    .filter(Boolean),
);

const LETTERS: Record<string, string> = {
  ...{ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i' },
};

const RUNS = ['abcdefghijklmnopqrstuvwxyz', 'qwertyuiopasdfghjklzxcvbnm', '0123456789'];

/** A word of so many letters is one wherever digits and signs stand in it. */
const LONG = 6;

const strip = (text: string) => text.replace(/^[^a-z]+|[^a-z]+$/g, '');
const swapped = (text: string) => text.replace(/[013457@$!]/g, (sign) => LETTERS[sign] ?? sign);

/** "aaaa" and "abcd": each letter is the one before or the next one. */
function isRun(word: string): boolean {
  if (/^(.)\1*$/.test(word)) return true;
  const back = [...word].reverse().join('');
  return word.length >= 3 && RUNS.some((run) => run.includes(word) || run.includes(back));
}

/** Whether somebody who tries the usual things would soon try this. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  const plain = strip(lower);
  // Signs at the end are signs; those that stand inside are letters in disguise.
  const core = lower.replace(/^[\d\W_]+(?=[a-z])|[\d\W_]+$/g, '');
  const forms = [plain, swapped(core), strip(swapped(lower)), swapped(lower.replace(/\W+$/, ''))];
  const letters = lower.replace(/[^a-z]/g, '');
  if (letters.length >= LONG && WORDS.has(letters)) return true;
  return forms.some((form) => WORDS.has(form) || isRun(form) || WORDS.has(form.replace(/i$/, '')));
}

/** @throws AppError invalid_input that names the field. */
export function requireUncommon(password: string, field: string): void {
  if (!isCommonPassword(password)) return;
  const fields = { [field]: MESSAGES.commonPassword };
  throw new AppError('invalid_input', MESSAGES.commonPassword, { fields });
}
