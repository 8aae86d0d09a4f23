/** Those of somebody's companies that a question is about. */
export type StateOfTheirs = 'bankrupt' | 'active' | 'ceased';

/** "Which of Mia Lund's companies went bankrupt?": the owner's name, as it may be spelled. */
type TheirCompanies = {
  names: string[];
  /** Null: all of them, or those that the rest of the question describes. */
  is: StateOfTheirs | null;
  rest: string;
};

const WHOSE = "(?<name>\\S.*?)(?<genitive>['’]s?|s)?";
const COMPANIES = '(?:companies|firms|businesses|virksomheder|selskaber|firmaer)';
const OF_X = `${COMPANIES} (?:of|owned by|run by|that belong to|tilhørende|ejet af|som tilhører|der tilhører) (?<behind>\\S.*?)`;
const WHICH =
  '(?:which|what|how many|hvilke|hvor mange|(?:have|has|are|is|did|er|har) (?:any|some|one|nogen|nogle))(?: (?:of|af))?';

const STATES: { is: StateOfTheirs; words: string }[] = [
  {
    is: 'bankrupt',
    words:
      '(?:(?:have|has|are|is|er|har|were|was) )?(?:gone |went |go |gone into |gået |gik |under |in )?(?:bankrupt|bankruptcy|konkurs)',
  },
  {
    is: 'active',
    words:
      '(?:(?:are|is|er|do) )?(?:still |stadig(?:væk)? |fortsat |endnu )?(?:active|aktive?|in business|exist|eksisterer(?: stadig| endnu)?|findes(?: stadig| endnu)?|i drift)',
  },
  {
    is: 'ceased',
    words:
      '(?:(?:have|has|are|is|er|har) )?(?:been )?(?:closed(?: down)?|ceased(?: to exist)?|dissolved|ophørt|ophørte|lukket|lukkede|opløst|nedlagt)',
  },
];

const THAT = '(?:,? (?:that|which|der|som))?,?';
/** "The companies that Mia Lund is in" */
const HAS = '(?:is (?:in|involved in)|has|(?:er|sidder) (?:med )?i|har)';
const IN = `(?:of |af )?(?:the |de )?${COMPANIES}${THAT} (?<member>\\S.*?) ${HAS},?`;
const ANY = '(?:any|some|nogen|nogle)';
const AND = '(?:(?:and|og|but|men) )?';

const PATTERNS = STATES.flatMap(({ is, words }) =>
  [
    `${WHICH} (?:(?:the |de )?${OF_X}|(?:the )?${WHOSE} ${COMPANIES})${THAT} ${words}`,
    `${WHICH} ${IN} ${words}`,
    `(?:has|have|har|does) (?<having>\\S.*?) (?:have )?${ANY} ${COMPANIES}${THAT} ${words}`,
  ].map((asked) => ({ is, pattern: new RegExp(`^\\s*${AND}${asked}$`, 'iu') })),
);

/** "Mia Lunds selskaber", "which of Mia Lund's companies have over 5 employees?" */
const OTHERS = new RegExp(
  `^\\s*${AND}(?:(?:show|list|find|vis|find|oplist)(?: me| mig)? |${WHICH} )?(?:the )?${WHOSE} ${COMPANIES}(?: (?<rest>\\S.*))?$`,
  'iu',
);

/** Reads such a question; null for any other, also where no name stands in it. */
export function readTheirCompanies(written: string): TheirCompanies | null {
  const question = written.replace(/[?!.\s]+$/, '');
  for (const { is, pattern } of [...PATTERNS, { is: null, pattern: OTHERS }]) {
    const { name, genitive = '', rest = '', ...others } = pattern.exec(question)?.groups ?? {};
    if (is === null && genitive === '') continue;
    const called = (others.behind ?? others.member ?? others.having ?? name)
      ?.replace(/["“”„«»]/g, '')
      .trim();
    if (!called || !/^\p{Lu}/u.test(called)) continue;
    // "Jens Hans selskaber" may be those of Jens Han, or of Jens Hans.
    return { is, rest, names: genitive === 's' ? [called, `${called}s`] : [called] };
  }
  return null;
}
