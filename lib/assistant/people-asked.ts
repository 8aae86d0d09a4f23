import 'server-only';
import { paths } from '@/lib/paths';
import { searchPeople } from '@/lib/people/queries';
import type { PersonHit } from '@/lib/people/types';
import { coreOf } from '@/lib/search/parse-query';
import { searchCompanies } from '@/lib/search/queries';
import { MIN_QUERY_LENGTH } from '@/lib/search/query-length';
import { foldName } from '@/lib/words/fold';
import { askedOfOne } from './reader/question/asked';
import { readPerson, readPersonOfRoleQuestion } from './reader/question/understand-people';

/** "Thea Aabys selskaber" */
const GENITIVE = /['’]?s$/;

/**
 * The page of the one whose companies a sentence asks for, "firmaer hvor Jens Hansen er direktør", of
 * all people of that name, of the company whose subsidiaries, owners or leaders it asks for, or of the
 * organisation without a CVR number that is called so; null where it names none of the register.
 */
export async function peopleAsked(sentence: string): Promise<string | null> {
  const asked = askedOfOne(sentence);
  const { name = '', groups } = readPersonOfRoleQuestion(asked) ?? readPerson(asked) ?? {};
  const [written = ''] = NAME.exec(sentence) ?? [];
  const company = COMPANY.exec(sentence)?.groups?.name ?? (groups?.includes('OWNER') ? name : '');
  return (
    (await pageOf(name, false)) ??
    (await pageOf(written, true)) ??
    (await pageOf(written.replace(GENITIVE, ''), true)) ??
    (await pageOfRoles(company)) ??
    (await pageOfOrganisation(name)) ??
    pageOfOrganisation(written)
  );
}

const BEFORE = [
  '(?:ejet|ejes|kontrolleret|kontrolleres) af|(?:owned|controlled) by',
  'datterselskab(?:er(?:ne)?)? (?:af|til)|subsidiar(?:y|ies) of',
  'hvem ejer|who owns|(?:ejerne?|owners?) (?:af|of)',
  '(?:direktør(?:en)?|formand(?:en)?|revisor(?:en)?) (?:i|for|hos)|(?:director|ceo|chairman|auditor) (?:of|at)',
];
/** "ejet af Bech Holding ApS", "who owns Bech?", "direktøren for Bech" */
const COMPANY = new RegExp(`(?<!\\p{L})(?:${BEFORE.join('|')}) (?<name>.+?)[?!.\\s]*$`, 'iu');
const MOST_ALIKE = 5;

/** The roles of the one company of a name, and what it owns. */
async function pageOfRoles(name: string): Promise<string | null> {
  if (name.length < MIN_QUERY_LENGTH || !/^\p{Lu}/u.test(name)) return null;
  const { items } = await searchCompanies({ search: name, page: 1, pageSize: MOST_ALIKE });
  const called = (fold: (text: string) => string) =>
    items.filter((company) => company.name !== null && fold(company.name) === fold(name));
  const exact = called(foldName);
  const [only, ...others] = exact.length > 0 ? exact : called(coreOf);
  return only && others.length === 0 ? paths.company(only.key, { tab: 'roles' }) : null;
}

/** Several words in capitals: "Thea Aabys selskaber". */
const NAME = /(?<!\p{L})\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’.-]*)+/u;

const INITIAL = /(?<!\p{L})\p{L}(?!\p{L})/u;

async function pageOf(name: string, exactly: boolean): Promise<string | null> {
  if (name.length < MIN_QUERY_LENGTH || !/\S\s+\S/.test(name)) return null;
  const { items } = await searchPeople({ name });
  // "A.P. Møller" is not everybody with these initials.
  const isWhole = exactly || INITIAL.test(name);
  const people = items.filter(({ kind }) => kind === 'PERSON');
  const exact = called(people, name);
  return pageOfThose(name, exact.length > 0 || isWhole ? exact : people);
}

const called = (items: PersonHit[], name: string) =>
  items.filter((item) => foldName(item.name) === foldName(name));

function pageOfThose(name: string, [only, ...others]: PersonHit[]): string | null {
  if (!only) return null;
  return others.length > 0 ? paths.people({ name }) : paths.person(only.id);
}

/** For a name that is that of no person and of no company. */
async function pageOfOrganisation(name: string): Promise<string | null> {
  if (name.length < MIN_QUERY_LENGTH) return null;
  const { items } = await searchPeople({ name });
  return pageOfThose(name, called(items, name));
}
