import type { Subject } from './asked';
import { type State, subjectIn } from './statement';

/**
 * "Was Bech active in 2015?": the status, the company, and the time as it is written; 'any': which
 * status it had.
 */
export type PastState = { is: State | 'any'; subject: Subject; when: string };

const X = '(?<whom>\\S.*)';
const NAMED_FIRST = '(?<whom>\\S.*?)';
const WAS = '(?:was|var)';
const STILL = '(?:still |already |stadig(?:væk)? |allerede |then |da )?';
const UNDER = '(?:(?:under|in|i) )';
const AT = '(?:in|i|on|den|d\\.|during|by|at|pr\\.?|per|ved)';
/** "In March 2020", "den 1. maj 2019", "ved udgangen af 2015" */
const WHEN = `(?<when>(?:back |tilbage )?${AT} (?:(?!${AT} )\\S+ ){0,3}\\S*\\d{4})`;

/** How questions of each status go on behind the verb, up to the time. */
const ASKED: { is: PastState['is']; words: string[] }[] = [
  {
    is: 'any',
    words: [
      `(?:what|hvad) ${WAS} (?:the )?status(?:en)? (?:of|for|på|i|hos) ${X}`,
      `(?:what|hvilken) status (?:did|havde) ${NAMED_FIRST}(?: have)?`,
    ],
  },
  {
    is: 'active',
    words: [
      `${WAS} ${X} ${STILL}(?:(?:an )?active|(?:en |et )?aktivt?)(?: company| virksomhed| selskab)?`,
    ],
  },
  {
    is: 'existing',
    words: [
      `(?:did|does) ${X} ${STILL}exist`,
      `${WAS} ${X} ${STILL}(?:in business|i drift)`,
      `(?:eksisterede|fandtes) ${X}`,
    ],
  },
  {
    is: 'ceased',
    words: [
      `${WAS} ${X} ${STILL}(?:closed(?: down)?|dissolved|defunct|lukket|ophørt|nedlagt|opløst)`,
    ],
  },
  {
    is: 'in bankruptcy',
    words: [
      `(?:was|var|had|havde) ${X} ${STILL}(?:${UNDER}(?:konkurs(?:behandling)?|bankruptcy)|bankrupt|gone bankrupt|gået konkurs)`,
    ],
  },
  {
    is: 'in liquidation',
    words: [`${WAS} ${X} ${STILL}${UNDER}(?:(?:frivillig|voluntary) )?(?:likvidation|liquidation)`],
  },
  {
    is: 'in reconstruction',
    words: [`${WAS} ${X} ${STILL}${UNDER}(?:rekonstruktion|reconstruction)`],
  },
  {
    is: 'in compulsory dissolution',
    words: [`${WAS} ${X} ${STILL}${UNDER}(?:tvangsopløsning|compulsory dissolution)`],
  },
  {
    is: 'gone bankrupt',
    words: [`did ${X} go bankrupt`, `gik ${NAMED_FIRST} konkurs`],
  },
];

const PATTERNS = ASKED.flatMap(({ is, words }) =>
  words.map((asked) => ({
    is,
    pattern: new RegExp(`^\\s*(?:(?:and|og|but|men) )?${asked} ${WHEN}$`, 'iu'),
  })),
);

/** Reads such a question; null for any other. */
export function readPastState(written: string): PastState | null {
  const question = written.replace(/[?!.\s]+$/, '');
  for (const { is, pattern } of PATTERNS) {
    const { whom, when } = pattern.exec(question)?.groups ?? {};
    const subject = whom === undefined ? null : subjectIn(whom);
    if (subject && when) return { is, subject, when };
  }
  return null;
}
