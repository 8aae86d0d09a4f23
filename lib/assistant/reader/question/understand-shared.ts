import { CONTACT_KINDS } from '@/lib/shared-contacts/constants';
import type { ContactKind } from '@/lib/shared-contacts/types';
import { anyOf, type Entry, everyMatch, matchesOf, matchOf, meaningsOf } from '../words/match';
import { COMPANIES } from '../words/vocabulary';
import type { Asked, Subject } from './asked';

/** Asks who else has something of a company; all that it names, or all there is. */
export type SharedAsked = { kinds: readonly ContactKind[]; subject: Subject };

const NOUNS: Entry<readonly ContactKind[]>[] = [
  [
    CONTACT_KINDS,
    'contact (?:details|information|infos?|data)|contacts|kontakt(?:oplysninger|info(?:rmation(?:er)?)?|data)',
  ],
  [
    ['phone'],
    '(?:tele ?)?phone(?: numbers?)?|mobile(?: numbers?)?|numbers?(?! of)|telefon ?n(?:ummer|r|umre)|telefon|tlf(?: ?n(?:ummer|r))?|mobil(?: ?n(?:ummer|r))?|nummer',
  ],
  [['email'], 'e ?mail(?: ?address(?:es)?| ?adresser?)?s?|mail(?: ?adresse| address)?'],
  [
    ['domain'],
    'web ?(?:sites?|pages?|address(?:es)?|sider?)|home ?pages?|hjemmesider?|domains?(?: names?)?|domaener?(?:navn)?',
  ],
  [
    ['address'],
    'address(?:es)?|places?|buildings?(?! (?:industry|sector|trade))|adresser?|sted|bygning|hus',
  ],
];
const NOUN = `(?:${anyOf(NOUNS)})`;
/** "Phone number or e-mail" */
const LIST = `${NOUN}(?: (?:(?:or|and|og|eller) )?(?:the |den |det )?${NOUN})*`;
const ELSE = 'else|others?|ellers|andre|flere';
const HAS = '(?:(?:have|has|had|uses?|using|har|bruger|benytter) )';
const THIS = '(?:this|that|its|their|dette|denne|det|den|dens|deres)';
const THE = '(?:the|an?|their|det|den|en|et)';
/** Not "has this number 12 34 56 78", which is no company's. */
const NO_MORE = '(?! (?:of|for)(?= )| \\d)';
const SAME = [
  `${HAS}?(?:(?:at|on|in|paa|i) )?(?:the |den |det |de )?(?:exact )?same ${LIST}(?: as)?`,
  `(?:${HAS}|(?:har )?adresse )?(?:(?:paa|i) )?(?:den |det |de )?samme ${LIST}(?: som)?`,
  `shar(?:es?|ing) (?:${THE} )?${LIST}(?: with| of)?`,
  `del(?:er)? (?:${THE} )?(?:faelles )?${LIST} (?:sammen )?med`,
  `har (?:${THE} )?(?:faelles ${LIST}(?: sammen)?|${LIST} sammen) med`,
  `(?:faelles|delt) ${LIST}(?: med)?`,
  '(?:har )?adresse (?:sammen )?med',
  `(?:${ELSE}) (?:(?:${COMPANIES}) )?(?:(?:that|der|som) )?${HAS}(?:${THIS} ${LIST}${NO_MORE}|${THE} ${LIST} (?:of|for|as|til|som))`,
  `${HAS}(?:ellers|ogsaa) (?:${THIS} ${LIST}${NO_MORE}|${THE} ${LIST} (?:for|til|som))`,
].join('|');
const AROUND = `${ELSE}|anyone|anybody|anything|lives?|registered|located|shares?|with|any|has|have|uses?|ligger|bor|deler|bruger|nogen|ogsaa|${COMPANIES}`;

/** "Who else is at the same address as Bech?", "Hvem deler telefonnummer med Bech?" */
export function readShared({ folded, subjectOf }: Asked): SharedAsked | null {
  const same = matchOf(SAME, folded);
  const [found] = same;
  if (!found) return null;
  const said = folded.slice(found.at, found.at + found.length);
  const kinds = meaningsOf(matchesOf(NOUNS, said)).flat();
  return {
    kinds: CONTACT_KINDS.filter((kind) => kinds.includes(kind)),
    subject: subjectOf(same, everyMatch(AROUND, folded)),
  };
}
