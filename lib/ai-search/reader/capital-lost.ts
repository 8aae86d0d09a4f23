import 'server-only';
import { foldName } from '@/lib/words/fold';
import { type Fragment, fragmentFrom } from './fragment';
import type { Scan } from './scan';

const MOST_WORDS = 16;

const OF_THE = '(?:(?:af|of|den|the|deres|sin|its|their|hele|own|tegnede|registrerede) )*';
const CAPITAL = `(?:${OF_THE}(?:(?:share|registered|subscribed|company) )?capital|${OF_THE}(?:selskabs|aktie|anparts)?kapital(?:en)?)`;
const HALF = '(?:halvdelen|half|50 (?:%|pct|procent|percent|per cent))';
const MORE = '(?:(?:mere end|over|mindst|more than|at least) )?';
const LESS = '(?:(?:mindre|lavere) end|under|(?:less|lower) than|below)';
const LOST = '(?:tabt|tabte|mistet|mistede|lost|losing|lose)';
const IS = '(?:(?:er|gaaet|udgor|paa|is|was|has|been|of|at|are|have) )*';
const LEFT = '(?: (?:(?:er|is|are) )?(?:tilbage|i behold|intakt|left|remaining|intact))';

/** Of folded words. */
const LOST_CAPITAL = new RegExp(
  `^(?:${[
    // "lost more than half of their share capital"
    `${LOST} ${MORE}${HALF} ${CAPITAL}`,
    `${MORE}${HALF} ${CAPITAL} ${IS}(?:tabt|mistet|vaek|lost|gone)`,
    // "less than half of the capital left"
    `${LESS} ${HALF} ${CAPITAL}${LEFT}`,
    // "equity below half of the share capital"
    `(?:egenkapital(?:en)?|equity) ${IS}${LESS} ${HALF} ${CAPITAL}`,
  ].join('|')})(?= |$)`,
);

/** One word per token, as it was written: they are no misspellings of the grammar's. */
const foldedFrom = (scan: Scan, at: number) =>
  scan.tokens
    .slice(at, at + MOST_WORDS)
    .map(({ kind, text }) => (kind === 'word' ? foldName(text) : text).replaceAll(' ', ''));

/** "der har tabt over halvdelen af selskabskapitalen": equity below half of the capital. */
export function capitalLostAt(scan: Scan, at: number): Fragment | null {
  const not = scan.word(at, 'notOnly') === null ? scan.word(at, 'not') : null;
  const start = not === null ? at : scan.skip(not, 2);
  const said = LOST_CAPITAL.exec(foldedFrom(scan, start).join(' '))?.[0];
  if (said === undefined) return null;
  const end = start + said.split(' ').length;
  return fragmentFrom(at, end, { put: 'flag', field: 'capitalLost', value: not === null });
}
