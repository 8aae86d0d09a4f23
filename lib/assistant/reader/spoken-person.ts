import 'server-only';
import { foldText } from '@/lib/search/fold';
import { askedOfOne } from './asked';
import { has } from './match';
import { holderAnswer } from './person-answer';
import type { Asking, Reply } from './reply';
import { readHad, readPerson } from './understand-people';
import type { Spoken } from './which-company';

const PRONOUN = /(?<![\p{L}\p{N}])(?:he|she|han|hun)(?![\p{L}\p{N}])/iu;
/** "What else is she in?": in any role. */
const ELSE =
  '(?:what|where|who|hvad|hvor) (?:else|ellers)|ellers|(?:other|more|andre|flere) (?:companies|firms|businesses|roles|virksomheder|firmaer|selskaber|roller|poster)';
const LINKED = /\[((?:[^\]\\]|\\.)+)\]\(\/people\/(\d+)\)/g;
/** No company has a form like it: the name of the person stands in quotes. */
const quoted = (name: string) => `"${name.replaceAll(/["\\]/g, '')}"`;

/** The one person that an answer speaks of; of several nobody knows who is meant. */
function personIn(answer: string): { id: string; name: string } | null {
  const people = [...answer.matchAll(LINKED)].map(([, name = '', id = '']) => ({ id, name }));
  const [first] = people;
  return first && people.every(({ id }) => id === first.id) ? first : null;
}

/**
 * Answers what is asked of a person by a word only: "what else is she in?" after an answer that
 * names one. Null where nobody, or more than one, was spoken of.
 */
export async function ofSpokenPerson(asking: Asking, spoken: Spoken): Promise<Reply | null> {
  const { question } = asking;
  const person = personIn(spoken.former?.at(-1)?.answer ?? '');
  if (!person || !PRONOUN.test(question)) return null;
  const asked = askedOfOne(question.replace(PRONOUN, quoted(person.name)));
  const roles = readPerson(asked);
  const isAny = roles !== null || readHad(asked) !== null;
  if (!isAny && !has(ELSE, foldText(question))) return null;
  const { groups = null, former = false } = roles ?? {};
  const text = await holderAnswer(asking, person.id, { groups, former });
  return text === null ? null : { text };
}
