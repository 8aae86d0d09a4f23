import { foldText } from '@/lib/words/fold';
import { isNamedIn } from '../words/match';
import { COMPANIES, FIND, SIMILAR } from '../words/vocabulary';
import { isPronoun, markedName } from './subject';

/** A question about companies near another one. */
export type NearAsked = {
  /** The companies to look for, read as a search; empty: any company. */
  what: string;
  /** The company in the centre; null: the one under discussion. */
  name: string | null;
  km: number | null;
  /** Only companies in the same industry. */
  isSimilar: boolean;
};

const FAR = '(?<km>\\d{1,3}) ?(?:km|kilomet(?:er|re)s?)';
const NEAR = [
  `(?:with)?in (?:a radius of )?${FAR} (?:of|from)`,
  `(?:inden for|i en radius (?:af|på)) ${FAR.replace('km>', 'km2>')} (?:af|fra|omkring)`,
  'in the (?:vicinity|neighbou?rhood|surroundings|area)(?: of)?|(?:near|close)(?:st|est)?(?: to)?|nearby|around',
  'i nærheden(?: af)?|tæt(?:test)? (?:på|ved)|nærmest(?: på)?|nær(?: ved)?|omkring|i omegnen(?: af)?|i nabolaget(?: (?:af|til|omkring))?',
].join('|');
const ASKED = new RegExp(
  `^(?<what>.*?)(?<!\\p{L})(?:${NEAR})(?!\\p{L})\\s*(?<name>.*?)[\\s?!.]*$`,
  'iu',
);
const HERE = /^(?:here|her|it|them|den|det|dem|os|us|me|mig|by|the office|kontoret)?$/i;
/** Words around the companies to look for. */
const ASKS =
  '(?:please |can you |kan du )?(?:find|show(?: me)?|list|give me|vis(?: mig)?|giv mig|which|what|who|hvilke|hvad|hvem|is there|are there|er der|findes der|any|some|nogen|the|de|en|et|an?|andre|other|similar|lignende|tilsvarende)';
const LEADS = new RegExp(`^(?:${ASKS} )+`, 'i');
const TAIL =
  / ?(?<!\p{L})(?:(?:that|which|der|som) )?(?:are|is|lie|lies|located|based|there|else|er|ligger|holder til|findes|der|that|which|som|ellers)$/iu;

const withoutAround = (what: string) => {
  let rest = what.trim().replace(LEADS, '');
  while (TAIL.test(rest)) rest = rest.replace(TAIL, '');
  return isNamedIn(`^(?:${COMPANIES}|anything|anyone|noget|else|ellers)$`, rest) ? '' : rest.trim();
};

/** "Which restaurants are near Nordhavn ApS?"; null when the question is not about a vicinity. */
export function readNear(question: string): NearAsked | null {
  const found = ASKED.exec(question)?.groups;
  if (!found) return null;
  const { what: before = '', name: behind = '', km, km2 } = found;
  // "Near Nordhavn ApS with a phone number": words after the name belong to the search.
  const marked = markedName(behind);
  const name = marked ?? behind;
  const what = marked ? `${before.trim()} ${behind.replace(marked, '').trim()}` : before;
  const isSearch = isNamedIn(
    `${COMPANIES}|${FIND}|what|who|hvad|hvem|is there|are there|er der`,
    what,
  );
  // "Restaurants near Nordhavn ApS" needs no verb.
  const isShort = what.trim().split(/\s+/).length <= 2 && what.trim() !== '';
  if (!isSearch && !isShort) return null;
  const isHere = HERE.test(name) || isPronoun(foldText(name));
  return {
    what: withoutAround(what),
    name: isHere ? null : name,
    km: km || km2 ? Number(km ?? km2) : null,
    isSimilar: isNamedIn(SIMILAR, what),
  };
}
