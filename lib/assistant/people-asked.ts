import 'server-only';
import { paths } from '@/lib/paths';
import { searchPeople } from '@/lib/people/queries';
import { MIN_QUERY_LENGTH } from '@/lib/search/query-length';
import { foldName } from '@/lib/words/fold';
import { askedOfOne } from './reader/question/asked';
import { readPerson, readPersonOfRoleQuestion } from './reader/question/understand-people';

/**
 * The page of the one whose companies a sentence asks for, "firmaer hvor Jens Hansen er direktør", or
 * of all people of that name; null where it names none of the register.
 */
export async function peopleAsked(sentence: string): Promise<string | null> {
  const asked = askedOfOne(sentence);
  const { name = '' } = readPersonOfRoleQuestion(asked) ?? readPerson(asked) ?? {};
  const [written = ''] = NAME.exec(sentence) ?? [];
  return (
    (await pageOf(name, false)) ??
    (await pageOf(written, true)) ??
    pageOf(written.replace(/['’]?s$/, ''), true)
  );
}

/** Several words in capitals: "Thea Aabys selskaber". */
const NAME = /(?<!\p{L})\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’.-]*)+/u;

async function pageOf(name: string, exactly: boolean): Promise<string | null> {
  if (name.length < MIN_QUERY_LENGTH || !/\S\s+\S/.test(name)) return null;
  const { items } = await searchPeople({ name });
  const exact = items.filter((person) => foldName(person.name) === foldName(name));
  const [only, ...others] = exact.length > 0 || exactly ? exact : items;
  if (!only) return null;
  return others.length > 0 ? paths.people({ name }) : paths.person(only.id);
}
