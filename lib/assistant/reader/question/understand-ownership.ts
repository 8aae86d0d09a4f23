import { danishDay } from '@/lib/danish-day';
import type { RoleGroup } from '@/lib/roles/types';
import { everyMatch, has, type Match, masked, matchOf } from '../words/match';
import { asksOfOne, COMPANIES } from '../words/vocabulary';
import { type Asked, asWritten, type OwnershipAsked, type RolesAsked, type Subject } from './asked';
import { roleTimeIn } from './role-time';
import { isPronoun } from './subject';

const SHARE =
  /^(?:hvor (?:stor(?:t)? (?:en )?(?:andel|del|ejerandel)|meget) ejer|(?:how much|what (?:share|part|percentage|stake)|how (?:large|big) a (?:share|part|stake)) (?:does|do)(?=.* own )) (?<owner>.+?) (?:own )?(?:af|of|in|i) (?<of>.+)$/;

/** "How much does A own of B?" asks for the owners of B, with their shares. */
export function readShareOf({ question, folded }: Asked): RolesAsked | null {
  const { of } = SHARE.exec(folded)?.groups ?? {};
  if (!of || asksOfOne(of)) return null;
  const pronoun = isPronoun(of);
  const name = pronoun ? null : asWritten(question, of);
  const subject = { key: null, name, pronoun };
  return { kind: 'roles', groups: ['OWNER', 'PARTNER'], former: false, year: null, subject };
}

/** "Is it a subsidiary?" asks for its owners, "is there a subsidiary?" for what it owns. */
const IS_OWNED =
  '(?<=^(?:is|are|er)(?! there| der)(?: .*)? (?:an?|et) )(?:subsidiary|daughter company|datterselskab)';

const OWNED =
  '(?:(?:find|show(?: me)?|list|vis(?: mig)?|which|what|hvilke|all|alle|any|nogen|nogle|has|have|did|har|er|is|are) )*(?:compan(?:y|ies)|firms?|business(?:es)?|virksomhed(?:er)?|selskab(?:er)?|firma(?:er)?)(?: (?:that|which|are|is|der|som|er))* (?:owned|ejet|ejes) (?:by|af)|subsidiar(?:y|ies)|daughter compan(?:y|ies)|(?:what|which|any|its|their|the) holdings|holdings (?:of|does|do|has|have)|(?:which |what )?(?:companies|firms) (?:does|do)(?=.* own)|what (?:does|do)(?=.* own)|(?:any |some |nogen )?(?:shares|stakes?|holdings|aktier|anparter|ejerandele|kapitalandele) (?:in|i) (?:any |nogen )?(?:other |andre )?(?:companies|firms|businesses|selskaber|virksomheder)|own (?:(?:any|some|several|many) )?(?:other |more )?(?:companies|firms|businesses)|(?<=ejer .*)(?:nogen |nogle |flere )?andre (?:virksomheder|selskaber|firmaer)|datterselskab(?:er|erne)?|(?:hvilke )?(?:virksomheder|selskaber) ejer|hvad ejer';

/** The opposite direction: the companies that a company owns. */
export function readOwned({
  folded,
  subjectOf,
}: Asked): { kind: 'owned'; subject: Subject } | null {
  const words = matchOf(OWNED, folded);
  if (words.length === 0 || has(IS_OWNED, folded)) return null;
  return { kind: 'owned', subject: subjectOf(words, matchOf('own|owns|ejer', folded)) };
}

const OWNERSHIP =
  '(?:who owne?[sd]|hvem eje(?:r|de)) (?:(?:its|their|the|dens|deres) )?(?:owners?|ejer(?:e|en|ne))|owners? (?:of|behind) (?:its |the |their )?owners?|ejer(?:e|en|ne)? (?:af|bag) ejer(?:e|en|ne)|ejernes ejere|i sidste ende|in the end|ultimate(?:ly)?(?: (?:beneficial )?owners?| owns?| owned(?: by)?)?|(?:ownership|group|corporate) (?:structure|chart|tree)|who(?: is| s| was| stands| stood)? behind|parent compan(?:y|ies)|(?:what|which) group(?= .* in$)|(?:hvilken|hvad for en) koncern(?: hoerer| er)?|(?:a )?part of (?:an?|any|some) (?:larger |bigger )?(?:group|corporation)|(?:en )?del af (?:en|et|nogen) (?:stoerre )?(?:koncern|gruppe)|(?:hvem )?(?:staar|stod|er|var) (?:der )?bag(?: ved)?|ejerstruktur(?:en)?|ejerforhold(?:ene)?|koncern(?:struktur|diagram|forhold)(?:en|et|ene)?|ejerkaede(?:n)?|(?:ultimative|oeverste|indirekte) ejere?|indirect owners?|moderselskab(?:et|er)?';

/** "Hvem ejede Bech i sidste ende, og gennem hvilke selskaber?" */
const THROUGH =
  '(?:(?:and|og) )?(?:through|via|gennem|igennem) (?:which|what|hvilke) (?:(?:other|andre) )?(?:companies|firms|selskaber|virksomheder|firmaer)';

/** Whether it is one company whose owners are asked for, and none is searched for. */
export const asksThroughWhom = (folded: string) =>
  /^(?:who|hvem) /.test(folded) && has(THROUGH, folded);

/** The day that a question of the past means: of a year or a longer time, the last one. */
function dayOf(folded: string, today = danishDay()): { on: string | null; words: Match<true>[] } {
  const read = roleTimeIn(folded, today);
  // "Hvem står bag Byg 2010 ApS?": a bare number may be of the name.
  const isSaid = read?.words.some(({ length }) => length > '2010'.length);
  const on = read && isSaid && !read.time.moved ? read.time.to : null;
  return on !== null && on < today ? { on, words: read?.words ?? [] } : { on: null, words: [] };
}

/** The owners of the owners too, and the companies below. */
export function readOwnership({ folded, subjectOf }: Asked): OwnershipAsked | null {
  const through = matchOf(THROUGH, folded);
  const words = [...matchOf(`${IS_OWNED}|${OWNERSHIP}`, masked(folded, through)), ...through];
  if (words.length === 0) return null;
  const rest = matchOf(
    '(?:who|hvem|what|hvad)(?: (?:is|are|was|were|er|var|owne?[sd]|ejer|ejede))?|owners?|owns|ejere?n?|ejer',
    folded,
  );
  const then = dayOf(folded);
  const subject = subjectOf(words, rest, then.words);
  const known = subject.name ?? subject.key;
  // Without a name, the company under discussion is meant.
  const isMeant = known !== null || subject.pronoun || !has(COMPANIES, folded);
  return isMeant ? { kind: 'ownership', on: then.on, subject } : null;
}

/** "The key people of Bech": whoever leads and owns it. */
const KEY_PEOPLE = 'key (?:people|persons?|staff)|noegleperson(?:er|erne)?';
const LEADS: RoleGroup[] = ['MANAGEMENT', 'BOARD', 'OWNER'];

export function readKeyPeople({ folded, subjectOf }: Asked): RolesAsked | null {
  const words = everyMatch(`${KEY_PEOPLE}|behind|bag`, folded);
  if (!has(KEY_PEOPLE, folded)) return null;
  return { kind: 'roles', groups: LEADS, former: false, year: null, subject: subjectOf(words) };
}
