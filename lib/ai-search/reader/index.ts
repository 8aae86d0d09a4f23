import 'server-only';
import type { Reading, ReadPart } from '../types';
import { capitalLostAt } from './capital-lost';
import { changeAt } from './changes';
import { isCompanyWord } from './companies';
import { countAt } from './counts';
import { Draft } from './draft';
import { exclusionAt } from './exclusions';
import { foundingAt, newAt } from './founding';
import { type Fragment, nothingAt } from './fragment';
import { goodsAt } from './goods';
import { grownBehindAt } from './grown-behind';
import { growthAt } from './growth';
import { growthShareAt } from './growth-share';
import { withYears, yearsInARowAt } from './in-a-row';
import { industryCodeAt } from './industry-codes';
import { leftovers } from './leftovers';
import type { Lexicon } from './lexicon';
import { movedAt } from './moves';
import { districtAt, nameAt } from './names';
import { nearMeAt, nearnessAt } from './nearness';
import { neededAt } from './needs';
import { officeHeldAt } from './offices';
import { opinionGivenAt } from './opinions';
import { otherYearAt } from './other-years';
import { ownedAt } from './owned';
import { postalPatternAt } from './postal-patterns';
import { publicBodiesAt } from './public-bodies';
import { quantityAt } from './quantities';
import { ratioSizeAt } from './ratios';
import { reachableAt } from './reachable';
import { landscapeAt, regionalAt } from './regional';
import { Scan } from './scan';
import { sellingAt } from './selling';
import { sizeAt, yearsAt } from './sizes';
import { sortAt } from './sorts';
import { statusSinceAt } from './status-since';
import { streetAt } from './streets';
import { suppliersAt } from './suppliers';
import { topicOf } from './topic';
import { signAt, trendAt } from './trends';
import { unknowableAt, withoutHeads } from './unknowable';
import { accountsAt, contactAt, valueFragment } from './values';

type Rule = (scan: Scan, at: number) => Fragment | null;

/** In order of precedence. */
const rules: readonly Rule[] = [
  ...[
    nearnessAt,
    nearMeAt,
    sellingAt,
    neededAt,
    unknowableAt,
    reachableAt,
    ownedAt,
    opinionGivenAt,
    capitalLostAt,
    officeHeldAt,
    listAt,
    postalPatternAt,
    industryCodeAt,
    nameAt,
    publicBodiesAt,
    streetAt,
    placeAt,
    landscapeAt,
    regionalAt,
    nonProfitAt,
    accountsAt,
    yearsInARowAt,
    changeAt,
    movedAt,
    contactAt,
    exclusionAt,
    goodsAt,
    suppliersAt,
    sortAt,
  ],
  ratioSizeAt,
  growthShareAt,
  ...[statusSinceAt, foundingAt, newAt, sizeAt, yearsAt, growthAt],
  ...[quantityAt, trendAt, signAt, valueFragment, countAt],
];

/** "Aarhus C" takes precedence over "Aarhus", and "Ikast-Brande" over "Ikast". */
function placeAt(scan: Scan, at: number): Fragment | null {
  const district = districtAt(scan, at);
  const value = district && valueFragment(scan, at);
  return value && value.to >= district.to ? null : district;
}

/** "listen over", "hvem er", "in the whole country": no filter of companies. */
function listAt(scan: Scan, at: number): Fragment | null {
  const next = scan.word(at, 'listOf', 'everywhere', 'sought');
  return next === null ? detailsAt(scan, at) : { from: at, to: next, effects: [] };
}

const OF_WHOM = new Set('of for on from paa til fra hos'.split(' '));

/** "contact details of the largest banks" asks for those; "with contact details" is no filter. */
function detailsAt(scan: Scan, at: number): Fragment | null {
  const next = scan.word(at, 'contactDetails');
  if (next === null) return null;
  const isAsked = OF_WHOM.has(scan.fold(next));
  return { from: at, to: next, effects: isAsked ? [] : [{ put: 'nothing' }] };
}

/** A legal form whose name begins with a negation is not "without a profit". */
function nonProfitAt(scan: Scan, at: number): Fragment | null {
  const isDenial = scan.word(at, 'not') !== null;
  return isDenial && scan.find(at, 'companyType') ? valueFragment(scan, at) : null;
}

function readAt(scan: Scan, at: number): Fragment | null {
  const read = rules.reduce<Fragment | null>((found, rule) => found ?? rule(scan, at), null);
  return read && withoutHeads(scan, withYears(scan, read));
}

/** A "not" that no rule reads consumes the fragment after it, which would otherwise be applied. */
function deniedAt(scan: Scan, at: number): Fragment | null {
  const not = scan.word(at, 'notOnly', 'never') ?? scan.word(at, 'not');
  if (not === null) return null;
  for (let start = not; start <= scan.skip(not, 3); start += 1) {
    const read = readAt(scan, start);
    if (read) return nothingAt(at, read.to);
  }
  return null;
}

/** What only the conditions before it give a meaning: the verb of "electricians in Odense grew". */
function behindAt(scan: Scan, at: number, before: readonly Fragment[]): Fragment | null {
  const read = grownBehindAt(scan, at, before);
  return read ? withYears(scan, read) : otherYearAt(scan, at, before);
}

/** The fragments that the rules read, in the order of the sentence. */
function fragmentsOf(scan: Scan): Fragment[] {
  const fragments: Fragment[] = [];
  for (let at = 0; at < scan.length; ) {
    const read = readAt(scan, at) ?? deniedAt(scan, at) ?? behindAt(scan, at, fragments);
    if (read) fragments.push(read);
    at = Math.max(read?.to ?? 0, at + 1);
  }
  return fragments;
}

/**
 * Reads a sentence in Danish or English by its grammar, without a model. Never throws: every word
 * becomes a part, is noise, or is reported as not understood.
 */
export function readSentence(sentence: string, lexicon: Lexicon): Reading {
  const scan = new Scan(sentence, lexicon);
  const draft = new Draft(lexicon.regions);
  const refused: Fragment[] = [];
  const fragments = fragmentsOf(scan);
  for (const fragment of fragments) {
    const text = scan.text(fragment.from, fragment.to);
    const meant = scan.meant(fragment.from, fragment.to);
    const { as, place } = fragment;
    const how = { ...(meant && { meant }), ...(as && { as }), ...(place && { place }) };
    const taken = fragment.effects.map((effect) => draft.take(text, effect, how));
    if (taken.includes(false)) refused.push(fragment);
  }
  const { search, sort, filters, parts, hints } = draft;
  const read = { search, filters, sort, parts };
  const left = leftovers(scan, fragments, refused);
  const isOpen = search === null && refused.length === 0;
  const topic = isOpen ? topicOf(scan, fragments, left, filters) : null;
  if (topic) {
    const part: ReadPart = { text: scan.text(topic.from, topic.to), field: 'search' };
    parts.push(part);
    return { ...read, search: topic.search, notUnderstood: [], by: 'reader' };
  }
  const name = parts.every(({ field }) => field === 'companyType') && nameOnly(scan, left);
  if (name) {
    const part: ReadPart = { text: name, field: 'search' };
    return {
      search: name,
      filters: {},
      sort: null,
      parts: [part],
      notUnderstood: [],
      by: 'reader',
    };
  }
  const isNothing = parts.length === 0 && left.length === 0 && sentence.trim() !== '';
  const notUnderstood = isNothing && !asksForAll(scan) ? [sentence.trim()] : left;
  return { ...read, notUnderstood, ...(hints.length > 0 && { hints }), by: 'reader' };
}

const ALL = new Set(
  'alle all samtlige everything everyone kunder kundeemner emner leads customers prospects clients numre'.split(
    ' ',
  ),
);

/** "alle virksomheder", "leads": without a condition, so that all are meant. */
const asksForAll = (scan: Scan) =>
  scan.tokens.some(({ fold }) => isCompanyWord(fold) || ALL.has(fold));

const NAME = /^[\p{Lu}\p{N}]/u;
const MOST_WORDS = 6;

/** A sentence of only capitalised words is a name: "Novo Nordisk A/S". */
function nameOnly(scan: Scan, left: readonly string[]): string | null {
  const { tokens, sentence } = scan;
  const isName =
    left.length === 1 &&
    tokens.length <= MOST_WORDS &&
    tokens.every(({ text, kind }) => NAME.test(text) || kind === 'sign') &&
    tokens.some(({ kind }) => kind === 'word');
  return isName ? sentence.trim() : null;
}
