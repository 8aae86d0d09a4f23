import type { KeyFigureId } from '@/lib/financials/key-figure-list';
import { everyMatch, type Match, masked, matchesOf, matchOf } from '../words/match';
import {
  AMOUNT_WORDS,
  COMPANIES,
  FACT_WORDS,
  FIGURE_ADJECTIVES,
  KEY_FIGURE_WORDS,
  MANY_FIGURES,
} from '../words/vocabulary';
import type { Asked, Subject } from './asked';

const ITS = '(?:(?:the|its|their|his|her|own|same|sin|dens|dets|deres|egen|samme|hele) )*';
const INDUSTRY = '(?:industry|sector|branchens?)';
const AVERAGE =
  '(?:average|mean|median|norm|typical|gennemsnit(?:tet)?|snit(?:tet)?|median(?:en)?|niveau(?:et)?)';
const OTHERS =
  '(?:rest|others?|most|other companies|companies|resten|(?:de )?andre|de fleste|andre virksomheder|virksomheder(?:ne)?)';

/** An industry as a whole, its average or the others in it. */
const OF_INDUSTRY = [
  `${ITS}(?:(?:${AVERAGE}|${OTHERS}) (?:of|in|for|af|i) ${ITS})?${INDUSTRY}(?: s)?(?: ${AVERAGE})?`,
  `branche(?:${AVERAGE}|median(?:en)?|niveau(?:et)?)`,
  `${ITS}(?:peers|(?:comparable|similar) (?:companies|firms|businesses))`,
  '(?:sammenlignelige|lignende|tilsvarende) (?:virksomheder|selskaber|firmaer)',
].join('|');

const THAN =
  '(?:better|worse|higher|lower|stronger|weaker|bedre|daarligere|hoejere|lavere|staerkere|svagere) (?:than|end)|than|end';
const BESIDE =
  'compared? (?:to|with)|relative to|against|versus|vs|above|below|over|under|(?:set )?i forhold til|sammenlign(?:et|e)? med|sammenlignet|kontra|op imod|mod|paa linje med';

/** "Better than the average of its industry", "compared with its peers" */
const AGAINST_PEERS = [
  `(?:${THAN}|${BESIDE}) (?:${OF_INDUSTRY})`,
  // "The average of the industry", not of a trade that is named.
  `(?:the )?${AVERAGE}(?: [a-z]+){0,2} (?:of|in|for|af|i) ${ITS}${INDUSTRY}(?= (?:of|for|af) |$)`,
  `(?:the )?${INDUSTRY} (?:average|median|norm)|branche(?:gennemsnit(?:tet)?|snit(?:tet)?|median(?:en)?)`,
  `(?:rank|ranks|ranked|stand|stands|placed|placeret|placerer|placering|ligger) (?:.* )?(?:in|within|among|i|blandt) (?:${OF_INDUSTRY})`,
].join('|');

/** "Compare it with its industry": the industry follows anywhere behind the verb. */
const COMPARES = 'compares?|comparing|comparison|sammenlign(?:e|er|ing)?';
const WITH_PEERS = `(?:with|to|and|med|og) (?:${OF_INDUSTRY})`;

/** Words that ask which of two is better, which the ranks tell. */
const COMPARED =
  'compare(?:s|d)?|better|worse|higher|lower|stronger|weaker|healthier|perform(?:s|ing)?|doing|rank(?:s|ed)?|bedre|daarligere|hoejere|lavere|staerkere|svagere|sundere|klarer(?: den| det)?(?= (?:.* )?sig(?![a-z]))|(?<=klarer (?:.* )?)sig|ligger|placeret|placerer|gennemsnit(?:tet)?|average|median(?:en)?';

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
