import { INCOME_FIELDS } from '@/lib/financials/constants';
import type { StatementField } from '@/lib/financials/types';
import {
  everyMatch,
  has,
  type Match,
  masked,
  matchesOf,
  matchOf,
  tableOf,
  wordsPattern,
} from '../words/match';
import {
  ALL_ACCOUNTS,
  AMOUNT_WORDS,
  COMPANIES,
  DEFINE,
  FACT_WORDS,
  KEY_FIGURE_WORDS,
  ROLE_WORDS,
  THE_MOST,
} from '../words/vocabulary';
import type { Asked, Subject } from './asked';
import { yearsIn } from './subject';

/** What can be asked of the words of an annual report, besides what a company does. */
export type PassageTopic =
  | 'management'
  | 'expectations'
  | 'risks'
  | 'uncertainty'
  | 'unusual'
  | 'laterEvents'
  | 'contingentLiabilities'
  | 'pledges'
  | 'relatedParties';

export type PassagesAsked = {
  kind: 'passages';
  topic: PassageTopic;
  /** The year in which the report ends; null: the newest one that says something in words. */
  year: number | null;
  subject: Subject;
};

const YEAR_END =
  '(?:regnskabs)?(?:aarets|periodens) (?:slutning|afslutning|udloeb|udgang)|(?:balance|status)dagen|regnskabs(?:afslutningen|aaret|perioden)';
const ENGLISH_YEAR_END =
  '(?:the |its |their )?(?:end of (?:the |its |their )?(?:(?:financial|fiscal|accounting|reporting) )?(?:year|period)|(?:financial |fiscal )?year end|balance sheet date|reporting date)';
const RISK = 'risici(?:ene|erne)?|risiko(?:en|er|forhold(?:ene)?)?|risks?';
/** The verbs of those who write a report. */
const TELLS =
  'naevn(?:er|es|t|te)?|omtal(?:er|es|t|te)?|beskriv(?:er|es)|oplys(?:er|es|t|te)?|skriver|skrev|siger|fortaeller|peger|mentions?|mentioned|describe[sd]?|names?|state[sd]?|reports?|disclose[sd]?|writes?|says?|tells?';

const TOPICS = tableOf<PassageTopic>({
  laterEvents: `(?:efter|siden) (?:${YEAR_END})|(?:after|since|following) ${ENGLISH_YEAR_END}|(?:subsequent|post balance sheet) events?|efterfoelgende begivenheder`,
  expectations:
    'expect(?:s|ed|ing)?|expectations?|outlook|anticipates?|forvent(?:er|ede|ninger|ningen|ningerne|ning)|(?<=(?:ser|syn)(?: .*)? )paa fremtiden|fremtidsudsigter(?:ne)?|(?:om|about) (?:the future|fremtiden)',
  risks: `(?:(?:specific|special|particular|financial|currency|business|operational|saerlige|finansielle|forretningsmaessige|driftsmaessige) )(?:${RISK})|risk factors|risikofaktorer(?:ne)?|valutarisi(?:ci|ko)|(?:${RISK})(?= (?:.* )?(?:${TELLS})(?![a-z]))|(?<=(?:${TELLS}|say about|siger .*om|skriver .*om) (?:.* )?)(?:${RISK})|(?<=^(?:and|og) (?:(?:what about|hvad med) )?(?:(?:the|its|their|de|dens|deres) )?)(?:${RISK})$`,
  uncertainty:
    'usikkerhed(?:en|er|erne)?|uncertaint(?:y|ies)|usikre skoen|(?:vaesentlige|significant) (?:skoen|estimates|judge?ments)',
  unusual:
    '(?:unusual|exceptional) (?:circumstances|conditions|matters|events|items)|usaedvanlige? (?:forhold|poster|begivenheder|omstaendigheder)',
  pledges:
    'pledg(?:e|es|ed|ing)|mortgaged|mortgages?(?! (?:debts?|loans?))|mortgage deeds?|collaterals?|(?:provided?|given?|gave|put up|furnished|granted) (?:any |some )?securit(?:y|ies)|securit(?:y|ies) (?:provided|given|for)|(?:registered )?(?:charges|security interests)(?= (?:on|over|against))|security interests|pantsat(?:te)?|pantsaett?(?:er|e|ning(?:er|en|erne)?)|(?:virksomheds|loesoere|fordrings)pant(?:et)?|(?:ejer)?pantebrev(?:e|et|ene)?|pant i|(?:har|givet|stillet) (?:der )?pant|sikkerhedsstillelser?(?:ne|n)?|(?:stillet|stillede|stiller|givet) (?:.* )?sikkerhed(?:er)?|sikkerhed(?:er)?(?= (?:.* )?stillet(?![a-z]))',
  contingentLiabilities:
    'contingent (?:liabilit(?:y|ies)|obligations?)|contingencies|guarantees?|guaranteed|suret(?:y|ies)|off balance sheet (?:liabilities|obligations|items)|eventual(?:forpligtelse|gaeld|post|aktiv)(?:en|er|erne|r|rne)?|(?:selvskyldner)?kaution(?:er|erne|en|eret|erer|erede|sforpligtelser?)?|garanti(?:er|erne|en|stillelser|forpligtelser)?|leje(?:forpligtelse|kontrakt)(?:r|er|rne)?|leasingforpligtelser?(?:ne)?|lease (?:obligations|commitments)',
  relatedParties:
    'related party (?:transactions?|disclosures?)|(?:transactions?|dealings|agreements) with related parties|related parties|naertstaaende(?: parter)?',
  management:
    'ledelsesberetning(?:en|ens|s)?|management (?:s )?(?:review|commentary|report)|(?<=(?:siger|skriver|skrev|fortaeller|oplyser|mener) )(?:ledelsen|direktionen|bestyrelsen)|(?<=(?:what|does|do|did) )(?:the )?(?:management|directors)(?= (?:.* )?(?:say|write|tell|report)$)',
});

/** "Debt to related parties" is a figure, and what a person may expect is not told by reports. */
const OTHERS =
  '(?:gaeld(?:en)?|skylder|tilgodehavender(?:ne)?|debts?|owes?|owed|receivables|payables)(?= (?:.* )?(?:naertstaaende|related))|(?:mortgage|bank) (?:debts?|loans?)|going concern|fortsat(?:te)? drift|(?:can|should|could|kan|skal|boer) (?:i|we|you|one|jeg|vi|man) |expected (?:revenue|profit|result|growth)|forventede?t? (?:omsaetning|resultat|overskud|vaekst)';
/** Questions for people, numbers and days. */
const FOR_OTHERS =
  /^(?:(?:and|og) )?(?:who|whose|hvem|hvis|how many|hvor mange|when|hvornaar|where)(?![a-z])/;
/** Others in the books of a company: no search for many. */
const ITS_OTHERS =
  '(?:tilknyttede|associerede|andre|koncernens?) (?:virksomheder|selskaber)|(?:group|associated|affiliated|other) companies|koncernforbundne selskaber';

const AROUND = `${TELLS}|ledelsens?|direktionen|bestyrelsen|(?:the )?(?:management|directors)|sket|skete|happened|occurred|indtruffet|indtraf|haendt|haendelser|begivenheder|events?|forhold|vaesentlig(?:e|t)?|material|significant|important|vigtig(?:t|e)?|stillet|stiller|givet|afgivet|paataget|indgaaet|provided?|given?|put up|entered into|${RISK}|usikkerheder|expectations|forventninger|pantsaetninger|transaktioner|transactions|aftaler|agreements|(?:som|as|for) (?:sikkerhed(?:er)?|security|collateral)|for (?:the|its|dens|det|den)?(?= |$)|naeste aar|det kommende aar|kommende aar|(?:for |in |the )?(?:next|coming|following) (?:financial )?year|this year|fremtiden|(?:the )?future|ahead|say|says|write|tell|over|towards|til|tilsagn|indregning|maaling|recognition|measurement|noter?(?:ne)?|notes?|own words|egne ord|anything|staar|om aaret|about the year|under|against|its|their`;

/** Words of a question for a fact, a role or a figure beside those that are found. */
function asksOtherwise(topic: PassageTopic, rest: string): boolean {
  const facts = matchesOf(FACT_WORDS, rest).length + matchesOf(ROLE_WORDS, rest).length;
  if (facts > 0) return true;
  if (topic === 'expectations' || topic === 'uncertainty' || topic === 'risks') return false;
  const amounts = matchesOf(AMOUNT_WORDS, rest);
  return (
    matchesOf(KEY_FIGURE_WORDS, rest).length > 0 || amounts.some(({ means }) => isEarned(means))
  );
}

const INCOME: ReadonlySet<StatementField> = new Set([...INCOME_FIELDS, 'equity']);
const isEarned = (field: StatementField) => INCOME.has(field);

const EXPECTED_OF =
  /(?:^| )(?:af|til|om|for|of|from|about)(?: the)?(?: (?:financial )?year| aaret| regnskabsaaret)?(?: 20\d\d)$/;

/** "What does it expect of 2025?" is told by the report of the year before. */
function yearOf(topic: PassageTopic, folded: string, [year]: readonly Match<number>[]) {
  if (!year) return null;
  const upTo = folded.slice(0, year.at + year.length);
  const isExpected =
    topic === 'expectations' &&
    EXPECTED_OF.test(upTo) &&
    !wordsPattern(`(?:${ALL_ACCOUNTS}) [a-z]+ \\d{4}`).test(upTo);
  return isExpected ? year.means - 1 : year.means;
}

/**
 * "What does Bech expect?", "har Bech stillet sikkerhed?", "hvilke risici nævner Bech?": what its
 * annual report says about it in words; null for any other question.
 *
 * @param isSpokenOf whether a company is under discussion, so that it need not be named
 */
export function readPassages(
  { folded, subjectOf }: Asked,
  isSpokenOf: boolean,
): PassagesAsked | null {
  const own = everyMatch(ITS_OTHERS, folded);
  const plain = masked(folded, own);
  if (has(`${COMPANIES}|${DEFINE}|${THE_MOST}|${OTHERS}`, plain) || FOR_OTHERS.test(plain)) {
    return null;
  }
  const found = matchesOf(TOPICS, plain);
  const [first] = found;
  if (!first) return null;
  const around = everyMatch(AROUND, plain);
  const topic = first.means;
  if (asksOtherwise(topic, masked(masked(plain, found), around))) return null;
  const amounts = matchesOf(AMOUNT_WORDS, masked(plain, found));
  const years = yearsIn(plain);
  const subject = subjectOf(found, own, around, amounts, matchOf(ALL_ACCOUNTS, plain), years);
  const isKnown = subject.name !== null || subject.key !== null || subject.pronoun || isSpokenOf;
  return isKnown ? { kind: 'passages', topic, year: yearOf(topic, plain, years), subject } : null;
}
