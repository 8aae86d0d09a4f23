import { unfoldedPattern } from '../words/match';
import { SEVERAL } from '../words/vocabulary';
import { isPronoun } from './subject';
import { type Understood, understand } from './understand';
import type { OfOne } from './understand-company';
import { CONTACT_DETAILS, type ContactField, contactFieldsIn } from './understand-contact';
import {
  asksForLeast,
  type OrderedBy,
  readMostOf,
  readSort,
  readTotal,
  type Total,
} from './understand-most';

type About = Exclude<Extract<Understood, { subject: unknown }>, { kind: 'summary' | 'unknown' }>;
export type AskedOfEach = Exclude<About, { kind: 'saved' | 'compare' | 'contactOf' }> | OfOne;

/** What is asked of the companies that were listed before: "what are their phone numbers?" */
export type OfListed =
  /** `only`: just those that have these details. */
  | { kind: 'contact'; fields: ContactField[]; only: boolean }
  | { kind: 'most' | 'sort'; by: OrderedBy; isLeast: boolean }
  | { kind: 'each'; asked: AskedOfEach }
  | { kind: 'compare' }
  | Total;

/** `isPlain`: the words can mean nothing but several companies. */
type Reference = { rest: string; isPlain: boolean; selects: boolean };

const NOUNS =
  '(?: companies| firms| businesses| virksomheder(?:ne)?| selskaber(?:ne)?| firmaer(?:ne)?)';
const NUMBERS = `${SEVERAL}|\\d{1,2}`;
/** "Those with a phone" chooses among companies by what follows. */
const NOT_CHOSEN =
  '(?! (?:with|without|that|who|which|over|under|in|near|med|uden|der|som|i|nær)(?![\\p{L}]))';
/** "Of these filters" is about something else. */
const ALONE =
  '(?=[?!.\\s]*$| (?:is|are|was|were|has|have|had|do|does|did|make|makes|er|har|var|havde|ligger|ejer|tjener|omsætter|and|og)(?!\\p{L}))';
const OF_EN = '(?:of|among|amongst|in|for|at|behind|by|from|to|on)';
const OF_DA = '(?:af|blandt|i|for|hos|fra|bag|til|på|om)';

/** References to several companies, and the words for one company that take their place. */
const REFERENCES: { pattern: RegExp; it: string; isPlain: boolean }[] = [
  {
    pattern: unfoldedPattern(
      `(?<of>${OF_EN}) (?:each(?: one| company| of (?:them|these|those)|(?=[?!.\\s]*$))|(?:all of )?(?:them|(?:those|these)(?:${NOUNS}|${ALONE})|(?:the|those|these) (?:${NUMBERS})${NOUNS}?)${NOT_CHOSEN})`,
    ),
    it: 'it',
    isPlain: true,
  },
  {
    pattern: unfoldedPattern(
      `(?<of>${OF_DA}) (?:hver(?: især| virksomhed| selskab| af (?:dem|disse)|(?=[?!.\\s]*$))|(?:alle )?(?:dem|disse(?:${NOUNS}|${ALONE})|(?:de|disse) (?:${NUMBERS})${NOUNS}?)${NOT_CHOSEN})`,
    ),
    it: 'den',
    isPlain: true,
  },
  { pattern: unfoldedPattern(`(?:these|those)${NOUNS}`), it: 'it', isPlain: true },
  { pattern: unfoldedPattern(`disse${NOUNS}`), it: 'den', isPlain: true },
  { pattern: unfoldedPattern(`them${NOT_CHOSEN}`), it: 'it', isPlain: true },
  { pattern: unfoldedPattern(`dem${NOT_CHOSEN}`), it: 'den', isPlain: true },
  { pattern: unfoldedPattern('their|theirs'), it: 'its', isPlain: false },
  { pattern: unfoldedPattern('deres'), it: 'dens', isPlain: false },
  { pattern: unfoldedPattern('they'), it: 'it', isPlain: false },
  {
    pattern: unfoldedPattern(
      '(?<=(?:har|havde|er|var|ligger|tjener|tjente|omsætter|omsatte|skylder|laver|ejer|ejede) )de(?=[?!.\\s]*$| (?:stiftet|grundlagt|startet|etableret|på|til|som|alle|hver|haft|fra|solvente?|rentable|aktive|børsnoterede|gået|under|ophørt|lukket|stadig(?:væk)?|begge|tilsammen|sammenlagt|i alt)(?!\\p{L}))',
    ),
    it: 'den',
    isPlain: false,
  },
];

/** "Which of them …", "how many of those …": chooses among the companies. */
const SELECTS = new RegExp(
  `^\\s*(?:(?:and|og|but|men) )?(?:which|who|what|how many|hvilken|hvilket|hvilke|hvem|hvad|hvor mange)(?: ones?| one of)? (?:(?:of|among|af|blandt) )?(?:(?:all|alle) )?(?:them|those|these|dem|disse|(?:the|de) (?:${NUMBERS}))(?!\\p{L})`,
  'iu',
);
const COUNTS = /^\s*(?:(?:and|og) )?(?:how many|hvor mange)(?: of| af)/iu;

/** Danish adjectives agree with "de". */
const SINGULAR: [RegExp, string][] = [
  [unfoldedPattern('solvente'), 'solvent'],
  [unfoldedPattern('rentable'), 'rentabel'],
  [unfoldedPattern('aktive'), 'aktiv'],
  [unfoldedPattern('børsnoterede'), 'børsnoteret'],
  [unfoldedPattern('begge'), ''],
];

/**
 * "Går det godt for dem?" may as well be of one company that was spoken of since, unlike "hvem
 * ejer hver af dem?".
 */
export const maybeOfOne = (question: string): boolean =>
  /(?<!\p{L})(?:them|dem)(?!\p{L})/iu.test(question) && !PLAINLY_SEVERAL.test(question);
const PLAINLY_SEVERAL =
  /(?<!\p{L})(?:each|all|both|every|hver|alle|begge|which|hvilke[nt]?|how many|hvor mange|of them|af dem|blandt dem|among them|most|largest|(?:fl|m)est|størst|sammen|together|in total|i alt)(?!\p{L})/iu;

/** "Them" is also a town. */
const TOWN = /(?<!\p{L})(?:Them|Dem)(?!\p{L})/u;

/** The words of a question for several companies that are not named in it. */
export function severalIn(question: string): Reference | null {
  for (const { pattern, it, isPlain } of REFERENCES) {
    const found = pattern.exec(question);
    if (!found || (found.index > 0 && TOWN.test(found[0]))) continue;
    const of = found.groups?.of ? `${found.groups.of} ` : '';
    const rest = SINGULAR.reduce(
      (text, [plural, singular]) => text.replace(plural, singular),
      question.replace(found[0], `${of}${it}`),
    );
    return { rest, isPlain, selects: SELECTS.test(question) };
  }
  return null;
}

const AROUND =
  'please|can|could|you|kan|du|vil|i|jeg|need|want|would|like|skal|bruge|gerne|have|has|had|har|find|show|list|give|get|send|me|mig|os|us|vis|giv|hent|oplist|what|which|are|is|hvad|hvilke|er|the|de|all|alle|and|og|also|også|of|for|on|to|from|på|til|fra|hos|af|in|each|one|hver|især|do|does|a|an|any|en|et|nogen|then|så|it|its|den|dens|with|med|who|hvem|ones';
const NOTHING = new RegExp(`^(?:(?:${AROUND})(?=\\s|$)|[\\s?!.,&])*$`, 'iu');
const HAVE = unfoldedPattern('have|has|got|har|with|med');

/** "Their phone numbers", "which of them have a website?": nothing but details is asked for. */
function readContact(question: string, reference: Reference | null): OfListed | null {
  const fields = contactFieldsIn(question);
  if (fields.length === 0) return null;
  const left = (reference?.rest ?? question).replace(new RegExp(CONTACT_DETAILS, 'giu'), ' ');
  if (!NOTHING.test(left) || COUNTS.test(question)) return null;
  return { kind: 'contact', fields, only: reference?.selects === true && HAVE.test(question) };
}

/** Details of more than one company: "give me the phone numbers". */
const PLURAL =
  /numbers|numre|(?<!e-?mail )addresses|e-?mails|adresser|websites|home ?pages|sider(?:ne)?(?!\p{L})|contacts|oplysninger/iu;

/** "Giv mig telefonnumrene" right after a list: of those that it names. */
export const readPlainContact = (question: string): OfListed | null =>
  PLURAL.test(question) ? readContact(question, null) : null;

const OF_EACH: readonly Understood['kind'][] = [
  ...(['fact', 'roles', 'amounts', 'keyFigures', 'together', 'health', 'owned'] as const),
  ...(['ownership', 'filed', 'history', 'similar', 'report'] as const),
];
const isOfEach = (asked: Understood): asked is AskedOfEach => OF_EACH.includes(asked.kind);

function readEach(text: string): OfListed | null {
  const asked = understand(text, true);
  if (!isOfEach(asked) || !('subject' in asked)) return null;
  const { name, key } = asked.subject;
  const isNamed = key !== null || (name !== null && !isPronoun(name));
  return isNamed ? null : { kind: 'each', asked };
}

const COMPARES = new RegExp(
  `^\\s*(?:(?:please|can you|could you|kan du|vil du|and|og|then|så) )*(?:compare|sammenlign(?:er)?) (?:all |alle )?(?:them|these|those|dem|disse|(?:the|de) (?:${NUMBERS}))${NOUNS}?(?: (?:with|med) (?:each other|one another|hinanden)| side by side)?[?!.\\s]*$`,
  'iu',
);

/**
 * Reads a question about each of several companies that it does not name, or about their order.
 * @param goesOn whether it adds to such a question: "and the auditor?" without any "them"
 */
export function readOfListed(question: string, goesOn: string | null): OfListed | null {
  const sort = readSort(question);
  if (sort) return { kind: 'sort', ...sort };
  if (COMPARES.test(question)) return { kind: 'compare' };
  const reference = severalIn(question);
  const text = reference?.rest ?? goesOn;
  if (text === null) return null;
  const total = readTotal(text);
  if (total?.by) return total;
  const contact = readContact(goesOn ?? question, reference);
  if (contact) return contact;
  // "How many of them got more employees?" asks for a number.
  const by = reference?.isPlain && !COUNTS.test(question) ? readMostOf(question) : null;
  if (by) return { kind: 'most', by, isLeast: asksForLeast(question) };
  return COUNTS.test(question) ? null : readEach(text);
}
