import { foldText } from '@/lib/words/fold';
import { isPronoun, keysIn } from './subject';
import { CONNECTED, TO, TODAY } from './understand-connected';

/** The network around somebody, which a question asks for. */
export type NetworkAsked = {
  /** Whom it may name, likeliest first; null: whoever is spoken of. */
  names: string[] | null;
  /** "X's network", "network of X" as it is written: a company may be called so. */
  phrase: string | null;
  /** By what is held today alone, or by former roles as well; null where it does not say. */
  when: 'today' | 'ever' | null;
  /** "Who is X connected with?": of a person, other people are meant too. */
  isWho: boolean;
};

const NETWORK =
  '(?:(?:whole|entire|full|hele) )?(?:(?:business|professional|corporate) )?(?:network|(?:erhvervs|forretnings|virksomheds)?netværk)';
const AROUND = '(?:around|surrounding|omkring|rundt om)';
const NAME = '(?<name>\\S.{0,99}?)';

/** "X's network", "the network around X", "the network" */
const PHRASES = [
  `(?<phrase>${NAME}(?<genitive>['’]s?|s)? ${NETWORK})`,
  `(?:the |et |an? )?(?<phrase>${NETWORK}(?:et)? (?<of>of|for|om|af|til|${AROUND}) ${NAME})`,
  '(?:the (?:whole |entire )?network|(?:hele )?netværket)',
];

const PLEASE =
  '(?:(?:please|can you|could you|would you|can i|could i|may i|i want to|i would like to|kan du|vil du|kan jeg|må jeg|jeg vil(?: gerne)?|jeg skal) )*';
const SEE =
  '(?:(?:show|display|draw|open|see|view|give|find|describe|tell|vise?|tegne?|åbne?|se|give?|beskrive?|fortæl(?:le)?)(?: me| us| mig| os)?(?: about| om)? )?';

const WAS = '(?<was>was|were|var)';
const IS = `(?:is|are|er|${WAS})`;

const THEM = '(?:companies|firms|people|virksomheder|selskaber|firmaer|personer)';
const WHICH = `(?:which|what|hvilke) ${THEM}(?: (?:and|og) ${THEM})?`;

/** What a question says around such a phrase. */
const ASKS = [
  ['(?:what|how) (?:does|is) ', '(?: look(?: like)?)?'],
  ['how (?:big|large|wide|extensive) is ', ''],
  ['hvordan (?:ser|er) ', '(?: ud)?'],
  ['hvad er ', ''],
  ['hvor (?:stort|bredt|omfattende) er ', ''],
  [
    `(?:who|hvem|${WHICH}) (?:is|are|er|indgår|sidder|${WAS})(?: der)?(?: part| en del| med)? (?:in|of|i|af) `,
    '',
  ],
  ['(?:who|what) does ', ' consist of'],
  ['(?:hvem|hvad) består ', ' af'],
  // The last one, as names may begin with anything.
  [`${PLEASE}${SEE}`, ''],
];

/** "Who is around X?", "who is X connected with?" */
const DIRECT = [
  `(?:who|hvem) ${IS}(?: der)? ${AROUND} ${NAME}`,
  `(?:who|hvem) (?:all )?${IS} ${NAME}(?: all| alle)? ${CONNECTED} ${TO}`,
  `(?:who|hvem) (?:has|had|har|havde) ${NAME} (?<was>been|været) ${CONNECTED} ${TO}`,
  `(?:with|to) whom ${IS} ${NAME} ${CONNECTED}`,
  `(?:who|hvem) ${IS} ${CONNECTED} ${TO} ${NAME}`,
];

const PATTERNS = [
  ...DIRECT,
  ...ASKS.flatMap(([before, behind]) => PHRASES.map((phrase) => `${before}${phrase}${behind}`)),
].map((pattern) => new RegExp(`^(?:(?:and|og|but|men|so|så) )?${pattern}$`, 'iu'));

const ALSO =
  '(?:(?:also|and|or|both|og|eller|også|samt|både|today|now|i dag|nu|including|incl\\.?|inklusive|inkl\\.?) )*';
const THOSE = ' (?:roles|ones|connections|roller|forbindelser|poster)';
/** "Also formerly", "i dag og tidligere"; in small letters, as names have capitals. */
const EVER = new RegExp(
  [
    `(?:,? )${ALSO}(?:formerly|previously|earlier|before|in the past|ever|tidligere|før(?: i tiden)?|nogensinde)(?: too| as well| also| også)?(?=,? |,?$)(?!${THOSE})`,
    `(?:,? )(?:${ALSO}|with |med )(?:the |de )?(?:former|previous|tidligere)${THOSE}(?: too| as well| også)?(?=,? |,?$)`,
    ` (?:former|previous)(?= (?:business |professional )?network)`,
  ].join('|'),
  'gu',
);

/** A phrase that goes on with the network before: "also formerly?" */
const GOES_ON =
  /^(?:(?:and|og|hvad med|what about) )*(?:(?:also|også) )?(?<ever>formerly|previously|before|earlier|tidligere|før(?: i tiden)?)?(?<today>(?:only |kun )?(?:today|now|i dag|nu)(?: alone)?)?(?: too| as well| also| også)?$/iu;

/** Words that name nobody in the register. */
const NOBODY =
  /^(?:my|mine|your|our|us|me|whose|mit|min|dit|din|vores?|jeres?|mig|os|hvis?|the|an?|et|en|this|that|these|dette|here|there|social|sociale)$/iu;

const tidy = (text: string) => text.replace(/["“”„«»]/g, '').trim();

const isSpokenOf = (text: string) =>
  /^(?:his|her|hans|hendes)$/iu.test(text) || isPronoun(foldText(text));

/** "The company Bech" is Bech. */
const withoutKind = (text: string) =>
  isSpokenOf(text)
    ? text
    : text.replace(
        /^(?:the )?(?:(?:company|firm|person|virksomheden|selskabet|firmaet|personen) )?(?=\S)/iu,
        '',
      );

function namesOf({ name = '', genitive, phrase, of }: Record<string, string | undefined>) {
  const called = withoutKind(tidy(name));
  const whole = `${called}${genitive ?? ''}`;
  if (of !== undefined || phrase === undefined) return [called];
  // "Its network" has no name to take a genitive from.
  if (isSpokenOf(whole)) return [whole];
  // English has no genitive without an apostrophe: "Business network".
  if (genitive === undefined || (genitive === 's' && !/netværk$/iu.test(phrase))) return [];
  // "Jens Hans netværk" may be that of Jens Han, or of Jens Hans.
  return genitive === 's' ? [called, whole] : [called];
}

/** "CVR 12345678"; with more than a number, what stands beside it would be passed over. */
const ONLY_A_KEY = /^(?:cvr[^\d]{0,10})?\d[\d .]*$/iu;

const isName = (text: string) =>
  text !== '' &&
  !NOBODY.test(text) &&
  (keysIn(text).length === 0 || (keysIn(text).length === 1 && ONLY_A_KEY.test(text)));

/** "Show X's network", "hvem er X forbundet med?"; null for any other question. */
export function readNetwork(question: string): NetworkAsked | null {
  const plain = question.replace(/[\s?!.]+$/u, '').trim();
  const anyTime = plain.replace(EVER, '');
  const asked = anyTime.replace(TODAY, '').replace(/[\s,]+$/u, '');
  for (const pattern of PATTERNS) {
    const found = pattern.exec(asked);
    if (!found) continue;
    const { groups = {} } = found;
    const { name, phrase, was } = groups;
    const names = name === undefined ? null : namesOf(groups);
    if (names && !(names.length > 0 && names.every(isName))) continue;
    const isEver = anyTime !== plain || was !== undefined;
    const isToday = !isEver && asked !== anyTime;
    return {
      names,
      phrase: phrase === undefined ? null : tidy(phrase),
      when: isEver ? 'ever' : isToday ? 'today' : null,
      isWho: name !== undefined && phrase === undefined,
    };
  }
  return null;
}

/** "Also formerly?", "and today?" behind a network; null for any other question. */
export function readNetworkGoingOn(question: string): 'today' | 'ever' | null {
  const { ever, today } = GOES_ON.exec(question.replace(/[\s?!.]+$/u, '').trim())?.groups ?? {};
  if (ever !== undefined) return 'ever';
  return today === undefined ? null : 'today';
}
