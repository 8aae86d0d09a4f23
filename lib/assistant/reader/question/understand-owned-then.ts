import { adjacentIn, BEGINS } from './understand-owns';

/** "Did A own B in 2010?": whether somebody owned a company; `when`: null for ever. */
type OwnedThen = { owner: string; owned: string; when: string | null };

const X = '(?<owner>\\S.*?)';
const Y = '(?<owned>\\S.*?)';
const AND = '(?:(?:and|og|but|men) )?';
const EVER = '(?:ever |also |nogensinde |også )?';
const PART =
  '(?:(?:a |some |any )?(?:part|piece|percentage) of |(?:any |some )?shares (?:in|of) |(?:noget|en del) af |(?:nogle |nogen )?(?:aktier|anparter|andele) i )?';
const OWNER =
  '(?:an?|the|one of the|en af)? ?(?:co-?|med)?(?:owners?|shareholders?|ejer(?:en|ne|e)?|aktionær|anpartshaver|kapitalejer)';
const AT = '(?:in|i|on|den|d\\.|during|at|pr\\.?|per|ved)';
/** "In 2010", "den 1. maj 2019" */
const WHEN = `(?: (?<when>(?:back |tilbage )?${AT} (?:(?!${AT} )\\S+ ){0,3}\\S*\\d{4}))?`;

const PATTERNS = [
  `did ${X} ${EVER}own ${PART}${Y}`,
  `has ${X} ${EVER}owned ${PART}${Y}`,
  `was ${Y} ${EVER}(?:partly |wholly )?owned by ${X}`,
  `was ${X} ${EVER}${OWNER} (?:of|in) ${Y}`,
  `(?:var|blev) ${Y} ${EVER}(?:delvist |helt )?ejet af ${X}`,
  `ejedes ${Y} ${EVER}af ${X}`,
  `var ${X} ${EVER}${OWNER} (?:af|i) ${Y}`,
  `har ${X} ${EVER}ejet ${PART}${Y}`,
].map((asked) => new RegExp(`^${AND}${asked}${WHEN}$`, 'iu'));

/** "Ejede A B i 2010?": nothing stands between the names. */
const ADJACENT = new RegExp(`^${AND}ejede (?<rest>\\S.*?)${WHEN}$`, 'iu');

/** Reads such a question, with the names likeliest first; none for any other. */
export function readOwnedThen(written: string): OwnedThen[] {
  const question = written.replace(/[?!.\s]+$/, '').replace(/\s+/g, ' ');
  for (const pattern of PATTERNS) {
    const { owner, owned, when } = pattern.exec(question)?.groups ?? {};
    if (owner && owned && BEGINS.test(owner) && BEGINS.test(owned)) {
      return [{ owner, owned, when: when ?? null }];
    }
  }
  const { rest, when } = ADJACENT.exec(question)?.groups ?? {};
  return rest ? adjacentIn(rest).map((pair) => ({ ...pair, when: when ?? null })) : [];
}
