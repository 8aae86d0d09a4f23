import type { RoleGroup } from '@/lib/roles/types';
import { foldText } from '@/lib/words/fold';
import { type Entry, has } from '../words/match';
import { COMMON_FORMS } from './subject';

/** "Does A own B?", "er B et datterselskab af A?": whether somebody owns a company. */
export type OwnsClaim = {
  /** "Leder A B?", "did A found B?": another role than that of an owner. */
  role?: { groups: RoleGroup[]; claim: 'today' | 'ever' };
  /** Texts that may name the owner and the company, likeliest first. */
  pairs: { owner: string; owned: string }[];
  /** Only what is held directly, or only what is held through others. */
  way: 'direct' | 'indirect' | null;
  /** A subsidiary is owned by more than half. */
  isMajority: boolean;
  /** "Is B owned by A?" is about B. */
  isOfOwned: boolean;
  /** The share is asked for, not whether there is one. */
  isHowMuch?: true;
};

const OTHERS =
  '(?:others|(?:other|another|a|its|their|his|her)(?: own)?(?: (?:holding )?(?:companies|company|firms))|andre(?: (?:virksomheder|selskaber))?|et andet selskab|(?:sit|sine|dens|deres|hans|hendes)(?: eget)?(?: (?:holding)?(?:selskaber|selskab)))';
const INDIRECTLY = new RegExp(
  `(?<!\\p{L})(?:indirectly|indirekte|(?:through|via|igennem|gennem) ${OTHERS})(?!\\p{L})`,
  'giu',
);
const DIRECTLY = /(?<!\p{L})(?:directly|direkte)(?!\p{L})/giu;
/** "Directly or indirectly" asks for either. */
const EITHER =
  /(?<!\p{L})(?:(?:directly|direkte) (?:or|eller|and|og) (?:indirectly|indirekte)|(?:indirectly|indirekte) (?:or|eller|and|og) (?:directly|direkte))(?!\p{L})/giu;

const AND = '(?:(?:and|og|but|men|so|så) )?';
const STILL = '(?:still |also |actually |stadig |også |egentlig )?';
const PART =
  '(?:(?:a |some |any )?(?:part|piece|bit|percentage) of |some of |anything of |all of |(?:any |some )?shares (?:in|of) |(?:a |any )?(?:stake|share|interest) in )?';
const DEL =
  '(?:(?:noget|en del|dele|hele|alt|en andel) af|(?:nogle |nogen )?(?:aktier|anparter|andele) i|(?:en )?andel i)';
const X = '(?<owner>\\S.*?)';
const Y = '(?<owned>\\S.*?)';

type Pattern = { pattern: RegExp; isMajority?: true; isHowMuch?: true };
const whole = (text: string, isMajority?: true): Pattern => ({
  pattern: new RegExp(`^${AND}${text}$`, 'iu'),
  ...(isMajority && { isMajority }),
});

const MAJORITY =
  '(?:(?:more than|over) half|(?:a|the) majority|(?:mere end|over) halvdelen|(?:more than|over|mere end) 50 ?(?:%|per ?cent|procent|pct\\.?))(?: (?:of|in|af|i) (?:the )?(?:shares|capital|aktierne|anparterne|kapitalen))?';

const HOW_MUCH_DA = 'hvor (?:meget|stor(?:t)? (?:en )?(?:del|andel|ejerandel))';
const HOW_MUCH_EN =
  '(?:how much|what (?:share|part|percentage)|how (?:large|big) a (?:share|part))';
/** "How much of B is owned by A?" */
const HOW_MUCH_OF: Pattern[] = [
  `${HOW_MUCH_DA} (?:af|i) ${Y} ejes (?:der )?af ${X}`,
  `${HOW_MUCH_DA} (?:af|i) ${Y} (?:er )?ejet af ${X}`,
  `${HOW_MUCH_DA} ejer ${X} (?:af|i) ${Y}`,
  `hvor stor (?:en )?(?:andel|ejerandel|del) har ${X} (?:af|i) ${Y}`,
  `${HOW_MUCH_EN} of ${Y} is owned by ${X}`,
  `${HOW_MUCH_EN} of ${Y} (?:does|do) ${X} (?:own|hold|have)`,
].map((text) => ({ ...whole(text), isHowMuch: true }));

const PATTERNS: Pattern[] = [
  ...HOW_MUCH_OF,
  whole(`(?:does|do) ${X} ${STILL}(?:own|hold|have) ${MAJORITY} (?:of|in) ${Y}`, true),
  whole(`ejer ${X} ${STILL}${MAJORITY} (?:af|i) ${Y}`, true),
  whole(`(?:does|do) ${X} ${STILL}own ${PART}${Y}`),
  whole(
    `(?:does|do|has|have) ${X} ${STILL}(?:have|hold|has|got|control)?(?: an?| any| some)? ?(?:shares?|stakes?|ownership|ownership interest|interest|holding)(?: of| in) ${Y}`,
  ),
  whole(`is ${Y} ${STILL}(?:partly |partially |fully |wholly )?owned (?:in part )?by ${X}`),
  whole(`is ${Y} ${STILL}(?:an? )?(?:subsidiary|daughter company) of ${X}`, true),
  whole(`does ${Y} ${STILL}belong to ${X}`),
  whole(
    `is ${X} ${STILL}(?:an?|the|one of the)? ?(?:co-?)?(?:owners?|shareholders?)(?: of| in) ${Y}`,
  ),
  whole(`is ${X} ${STILL}(?:an?|the)? ?parent(?: company)? of ${Y}`, true),
  whole(`er ${Y} ${STILL}(?:delvist |delvis |helt |fuldt )?ejet af ${X}`),
  whole(`ejes ${Y} ${STILL}(?:delvist |delvis |helt |fuldt )?af ${X}`),
  whole(`er ${Y} ${STILL}(?:et )?(?:datterselskab|dattervirksomhed) (?:af|til|under) ${X}`, true),
  whole(`(?:hører|tilhører) ${Y} ${STILL}(?:under |til )?${X}`),
  whole(
    `er ${X} ${STILL}(?:en af )?(?:med)?(?:ejer(?:en|ne)?|aktionær|anpartshaver|kapitalejer) (?:af|i) ${Y}`,
  ),
  whole(`er ${X} ${STILL}(?:et )?moderselskab(?:et)? (?:for|til) ${Y}`, true),
  whole(
    `har ${X} ${STILL}(?:en |nogen |nogle )?(?:ejerandele?|andele?|aktier|anparter|kapitalandele?) i ${Y}`,
  ),
];
/** Verbs of other roles; those of the past ask for any time. */
const ROLE_VERBS: Entry<NonNullable<OwnsClaim['role']>>[] = [
  [
    { groups: ['MANAGEMENT', 'PARTNER'], claim: 'today' },
    'leder|driver|styrer|run|lead|manage|led|managed|ledet|drevet|styret',
  ],
  [{ groups: ['MANAGEMENT', 'PARTNER'], claim: 'ever' }, 'ledede|drev|styrede'],
  [
    { groups: ['FOUNDER'], claim: 'ever' },
    'stiftede|grundlagde|found|establish|founded|established|stiftet|grundlagt',
  ],
  [{ groups: ['AUDITOR'], claim: 'today' }, 'reviderer|audit|audited|revideret'],
  [{ groups: ['AUDITOR'], claim: 'ever' }, 'reviderede'],
];
const VERB = ROLE_VERBS.map(([, words]) => words).join('|');
const ROLE_PATTERNS = [
  `(?:does|do|did) ${X} (?<verb>${VERB}) ${Y}`,
  `(?:is|was|er|var|blev) ${Y} ${STILL}(?<verb>${VERB}) (?:by|af) ${X}`,
].map((text) => whole(text));
/** "Ejer A B?": nothing stands between the names. */
const ADJACENT = new RegExp(`^${AND}(?<verb>ejer|${VERB}) (?<rest>\\S.*)$`, 'iu');
/** "Ejer A en del af B?" */
const PARTED = new RegExp(`^${X} ${STILL}${DEL} ${Y}$`, 'iu');

const FORM = new RegExp(`(?:^|\\s)(?:${COMMON_FORMS})$`, 'iu');
/** A name or a word for the one under discussion, not "nogen" or "andre". */
export const BEGINS =
  /^["“”„«»]?(?:[\p{Lu}\p{N}]|(?:it|den|det|he|she|han|hun|de|they|selskabet|virksomheden|the company|this company)(?!\p{L}))/u;
const MOST_PAIRS = 8;

/** The ways to part "Bech ApS Nordhavn A/S" into two names; those behind a legal form first. */
export function adjacentIn(rest: string): OwnsClaim['pairs'] {
  const words = rest.split(/\s+/);
  const splits = words.slice(1).flatMap((_, at) => {
    const owner = words.slice(0, at + 1).join(' ');
    const owned = words.slice(at + 1).join(' ');
    return BEGINS.test(owner) && BEGINS.test(owned) ? [{ owner, owned }] : [];
  });
  const isFormal = ({ owner }: { owner: string }) => FORM.test(owner);
  const all = [...splits.filter(isFormal), ...splits.filter((one) => !isFormal(one))];
  return all.slice(0, MOST_PAIRS);
}

const WAS = /^(?:(?:and|og|but|men|so|så) )?(?:did|was|var|blev) /i;

/** The role that a verb asks for; none of the one for owners. */
function roleOf(verb: string | undefined, text: string): Pick<OwnsClaim, 'role'> {
  const [role] = ROLE_VERBS.find(([, words]) => has(`^(?:${words})$`, foldText(verb ?? ''))) ?? [];
  return role ? { role: WAS.test(text) ? { ...role, claim: 'ever' } : role } : {};
}

function pairsOf(text: string): Omit<OwnsClaim, 'way'> | null {
  for (const { pattern, isMajority = false, isHowMuch } of [...PATTERNS, ...ROLE_PATTERNS]) {
    const { owner, owned, verb } = pattern.exec(text)?.groups ?? {};
    const isOfOwned = pattern.source.indexOf('<owned>') < pattern.source.indexOf('<owner>');
    if (owner && owned && BEGINS.test(owner) && BEGINS.test(owned)) {
      const said = { isMajority, isOfOwned, ...(isHowMuch && { isHowMuch }) };
      return { pairs: [{ owner, owned }], ...said, ...roleOf(verb, text) };
    }
  }
  const { verb, rest } = ADJACENT.exec(text)?.groups ?? {};
  if (!rest) return null;
  const { owner, owned } = PARTED.exec(rest)?.groups ?? {};
  const pairs = owner && owned ? [{ owner, owned }] : adjacentIn(rest);
  const claim = { pairs, isMajority: false, isOfOwned: false, ...roleOf(verb, text) };
  return pairs.length > 0 ? claim : null;
}

/** Reads such a question; null for any other, also where no names or pronouns stand in it. */
export function readOwnsClaim(written: string): OwnsClaim | null {
  const plain = written.replace(/[?!.\s]+$/, '');
  const asked = plain.replace(EITHER, ' ');
  const indirect = asked.replace(INDIRECTLY, ' ');
  const direct = indirect.replace(DIRECTLY, ' ');
  const text = direct.replace(/\s+/g, ' ').trim();
  const found = pairsOf(text);
  if (!found) return null;
  const way = indirect !== asked ? 'indirect' : direct !== indirect ? 'direct' : null;
  return { ...found, way };
}

const HOW_MUCH =
  /^(?:(?:and|og|ok|so|så) )*(?:(?:hvor meget|hvor stor en (?:del|andel)|how much|what (?:share|percentage)|hvilken andel)(?: (?:ejer|does|do|har) (?:den|det|han|hun|de|it|he|she|they)(?: (?:own|have))?)?(?: (?:af|of|i|in) (?:den|det|it|them|dem))?)$/iu;

/** "How much?" after such a question. */
export const asksHowMuchOwned = (question: string) =>
  HOW_MUCH.test(question.replace(/[?!.\s]+$/, ''));
