import type { KeyFigureId } from '@/lib/financials/key-figure-list';
import { everyMatch, type Match, masked, matchesOf, matchOf } from '../words/match';
import {
  AGAINST_PEERS,
  COMPARED,
  COMPARES,
  FIGURE_ADJECTIVES,
  WITH_PEERS,
} from '../words/peer-words';
import { COMPANIES } from '../words/question-words';
import { AMOUNT_WORDS, FACT_WORDS, KEY_FIGURE_WORDS, MANY_FIGURES } from '../words/vocabulary';
import type { Asked, Subject } from './asked';

/** A company against others of its industry; `fields` null: all key figures. */
export type Peers = { kind: 'peers'; fields: KeyFigureId[] | null; subject: Subject };

function againstPeers(folded: string): Match<unknown>[] {
  const against = everyMatch(AGAINST_PEERS, folded);
  if (against.length > 0) return against;
  const compares = matchOf(COMPARES, folded);
  const peers = compares.length > 0 ? matchOf(WITH_PEERS, folded) : [];
  return peers.length > 0 ? [...compares, ...peers] : [];
}

/** Amounts and other facts have no rank among the peers: only key figures do. */
const asksOther = (folded: string) =>
  matchesOf(AMOUNT_WORDS, folded).length > 0 ||
  matchesOf(FACT_WORDS, folded).some(({ means }) => means === 'employees');

/**
 * "Is the solvency ratio of Bech better than the average of its industry?"
 * @param companySpokenOf whether a company is under discussion that is not named
 */
export function readPeers({ folded, subjectOf }: Asked, companySpokenOf: boolean): Peers | null {
  const against = againstPeers(folded);
  if (against.length === 0) return null;
  const rest = masked(folded, against);
  const figures = matchesOf(KEY_FIGURE_WORDS, rest);
  const adjectives = matchesOf(FIGURE_ADJECTIVES, masked(rest, figures));
  const all = matchOf(MANY_FIGURES, rest);
  const known = [...figures, ...adjectives, ...all];
  if (known.length === 0 && asksOther(rest)) return null;
  const compared = everyMatch(COMPARED, rest);
  const subject = subjectOf(against, known, compared, matchOf(COMPANIES, rest));
  const isNamed = subject.name !== null || subject.key !== null;
  if (!isNamed && !companySpokenOf) return null;
  const fields = [
    ...figures.map(({ means }) => means),
    ...adjectives.flatMap(({ means }) => means),
  ];
  return { kind: 'peers', fields: fields.length > 0 ? [...new Set(fields)] : null, subject };
}
