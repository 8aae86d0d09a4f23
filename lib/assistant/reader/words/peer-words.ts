import type { KeyFigureId } from '@/lib/financials/key-figure-list';
import type { Entry } from './match';

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
export const AGAINST_PEERS = [
  `(?:${THAN}|${BESIDE}) (?:${OF_INDUSTRY})`,
  // "The average of the industry", not of a trade that is named.
  `(?:the )?${AVERAGE}(?: [a-z]+){0,2} (?:of|in|for|af|i) ${ITS}${INDUSTRY}(?= (?:of|for|af) |$)`,
  `(?:the )?${INDUSTRY} (?:average|median|norm)|branche(?:gennemsnit(?:tet)?|snit(?:tet)?|median(?:en)?)`,
  `(?:rank|ranks|ranked|stand|stands|placed|placeret|placerer|placering|ligger) (?:.* )?(?:in|within|among|i|blandt) (?:${OF_INDUSTRY})`,
].join('|');

/** "Compare it with its industry": the industry follows anywhere behind the verb. */
export const COMPARES = 'compares?|comparing|comparison|sammenlign(?:e|er|ing)?';
export const WITH_PEERS = `(?:with|to|and|med|og) (?:${OF_INDUSTRY})`;

/** Words that ask which of two is better, which the ranks tell. */
export const COMPARED =
  'compare(?:s|d)?|better|worse|higher|lower|stronger|weaker|healthier|perform(?:s|ing)?|doing|rank(?:s|ed)?|bedre|daarligere|hoejere|lavere|staerkere|svagere|sundere|klarer(?: den| det)?(?= (?:.* )?sig(?![a-z]))|(?<=klarer (?:.* )?)sig|ligger|placeret|placerer|gennemsnit(?:tet)?|average|median(?:en)?';

/** Adjectives for what key figures tell. */
export const FIGURE_ADJECTIVES: Entry<readonly KeyFigureId[]>[] = [
  [
    ['profitMargin', 'roi', 'roe'],
    '(?:more |mere )?(?:profitable|rentabelt?)|profitability|rentabilitet(?:en)?',
  ],
  [['solvencyRatio'], '(?:more |mere )?(?:solvent|solid[et]?)'],
  [['liquidityRatio'], '(?:more |mere )?(?:liquid|likvid[et]?)'],
];
