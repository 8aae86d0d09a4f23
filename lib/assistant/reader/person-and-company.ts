import 'server-only';
import { foldText } from '@/lib/search/fold';
import { findNamedCompany } from '../tools/find-company';
import { findPeople } from '../tools/find-people';
import { has } from './match';
import { exactOf } from './person-answer';
import { inCompany } from './person-in-company';
import { FORMER } from './question-words';
import type { Asking, Reply } from './reply';

const OWNS = 'owns?|owner of|ejer|medejer|shares? (?:in|of)|stake in|(?:ejer)?andel(?:en)?';
const OTHERS = `${FORMER}|which|hvilke|who|hvem|companies|selskaber|virksomheder`;
const CAPITAL = "\\p{Lu}[\\p{L}\\p{N}.'’&/-]*";
const RUN = new RegExp(`(?<!\\p{L})${CAPITAL}(?: (?:(?:og|&|af|von|de) )?${CAPITAL})*`, 'gu');
/** More than two names nobody has meant. */
const MOST_WORDS = 9;

/** The ways to tell two names that stand beside each other, or apart. */
function pairsIn(question: string): [string, string][] {
  const [first = '', ...behind] = question.split(' ');
  // "Ejer Mia Lund Nordhavn?" begins with a word that is no name.
  const text = has(`does|do|ejer|how|hvor|is|er|has|har`, foldText(first))
    ? behind.join(' ')
    : question;
  const runs = [...text.matchAll(RUN)].map(([run]) => run);
  const [one, two] = runs;
  if (one && two && runs.length === 2)
    return [
      [one, two],
      [two, one],
    ];
  const words = (one ?? '').split(' ');
  if (runs.length !== 1 || words.length > MOST_WORDS) return [];
  return words.slice(2).flatMap((_, at) => {
    const [left, right] = [words.slice(0, at + 2).join(' '), words.slice(at + 2).join(' ')];
    return [[left, right] as [string, string]];
  });
}

/** "How much of Nordhavn does Mia Lund own?": where just one person and one company are called so. */
export async function ofPersonAndCompany(asking: Asking): Promise<Reply | null> {
  const { question, caller } = asking;
  const folded = foldText(question);
  if (!has(OWNS, folded) || has(OTHERS, folded)) return null;
  const plain = question.replace(/[\s?!.]+$/, '');
  for (const [name, called] of pairsIn(plain)) {
    if (!name.includes(' ')) continue;
    const found = await findNamedCompany(called);
    if (found.kind !== 'one' || !found.isSame) continue;
    const [person, second] = exactOf(await findPeople(caller, { name }), name);
    if (!person || second) continue;
    const spoken = { openKey: null, formerKey: found.company.key };
    const text = await inCompany(asking, person, { spoken, isShare: true });
    if (text !== null) return { text };
  }
  return null;
}
