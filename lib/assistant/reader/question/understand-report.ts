import { everyMatch, has, matchesOf, matchOf, tableOf } from '../words/match';
import { ALL_ACCOUNTS, AMOUNT_WORDS, COMPANIES, KEY_FIGURE_WORDS } from '../words/vocabulary';
import type { Asked, Subject } from './asked';
import { yearsIn } from './subject';
import { type History, sinceIn } from './understand-changes';
import type { Due } from './understand-due';
import type { PassagesAsked } from './understand-passages';
import { opensYesOrNo } from './yes-or-no';

/** What is asked of an annual report itself, not of the figures in it. */
type ReportTopic = 'year' | 'audit' | 'class';
export type AboutReport = {
  kind: 'report';
  topic: ReportTopic;
  /** The year in which it ends; null: the newest one. */
  year: number | null;
  subject: Subject;
};

const YEAR =
  '(?:the |its |their |dens |deres )?(?:(?:last|latest|newest|seneste|sidste|nyeste) )?(?:(?:financial|fiscal|accounting) (?:years?|periods?)|regnskabs(?:aar(?:et|ets)?|periode(?:n|ns)?))';
const ENDS =
  'ends?|ended|ending|begins?|began|starts?|started|closes?|runs?|slutter|sluttede|begynder|begyndte|starter|startede|afsluttes|udloeber|udloeb|loeber|gaar fra|(?:first|last|end|start|slut|start)?(?:date|dato)';
const OTHER_YEAR =
  'staggered|non calendar|forskudt(?:e|s)?|skaevt?|calendar year|kalenderaar(?:et)?';
const YEAR_END =
  'year end(?: date)?|balance (?:sheet )?date|accounting (?:reference )?date|(?:balance|status|skaerings)dag(?:en)?|(?:balance|regnskabs)dato(?:en)?|(?:aars|regnskabs)afslutning(?:en)?';
const PERIOD =
  '(?<=(?:which|what|hvilken|hvilket) )(?:(?:period|periode|time|tidsrum)(?= .*(?:cover|daekker|vedroerer|for|concern)))';
/** "What is the financial year of Bech?", "regnskabsår for Bech" */
const OPENS = `^(?:(?:and|og|so|men|but) )?(?:(?:what|which|hvad|hvilket|hvilken)(?: (?:is|are|s|er|har|have|has))? )?(?:${YEAR})`;
const IT_ENDS =
  '^(?:(?:and|og|so|men|but) )?(?:(?:when|hvornaar) )?(?:(?:does|do) (?:it|that) (?:end|begin|start)|(?:slutter|begynder|starter) (?:det|den))$';

const AUDITED =
  'audited|unaudited|revideret|revideres|urevideret|uafhaengig revision|(?:undergone|underlagt|gennemgaaet|subject to|required to have|exempt from) (?:an? )?(?:audit|revision)|revisionspligt(?:en|ig|igt|ige)?|(?:required|obliged|has|have) to be audited';
const ASSURANCE =
  '(?:extended|limited) review|reviewed(?! by)|udvidet gennemgang(?:en)?|(?:what |which |hvilken |hvad for en )?(?:kind|type|level|form|slags|grad) (?:of |af )?(?:audit|assurance|auditor s report|revision|erklaering|revisorerklaering|sikkerhed)(?:en)?|assistance(?:n)? fra revisor|revisors? assistance|(?:compilation|assurance) (?:report|statement|engagement)|revisorerklaering(?:en)?';
/** "Audited by Bech", "revideret af Bech" asks for a role. */
const BY = '(?:audited|revideret|revideres) (?:by|af)';

const CLASS =
  '(?:(?:which|what|hvilken) )?(?:(?:regnskabs|rapporterings)klasse(?:n|r)?|(?:reporting|accounting|accounts) class(?:es)?)(?: [abcd](?![a-z]))?|(?:klasse|class) [abcd](?: virksomhed(?:er)?| company| reporting)?';

const AROUND =
  'when|hvornaar|hvor lang|how long|covers?|covered|daekker|daekkede|vedroerer|aflaegger|aflaegges|aflagt|efter|reports?|rapporterer|prepares?|prepared|under|according to|for(?= (?:its|dens|deres)?$)|in$|i$|hvilken dag|hvilken dato|what (?:day|date)|which (?:day|date)|calendar|has|have|had|har|is|are|was|er|var|have to|must|skal|required|does|made|lavet|foretaget|there|der';

const isOfYear = (folded: string) =>
  has(OTHER_YEAR, folded) ||
  has(YEAR_END, folded) ||
  has(PERIOD, folded) ||
  has('regnskabsperiode(?:n|ns)?|accounting period', folded) ||
  has(IT_ENDS, folded) ||
  (has(YEAR, folded) && has(ENDS, folded)) ||
  (has(`${YEAR}|${ALL_ACCOUNTS}`, folded) && has(`(?:when|hvornaar)(?= .*(?:${ENDS}))`, folded)) ||
  // "The financial year 2020" is that of the figures.
  (new RegExp(OPENS).test(folded) && yearsIn(folded).length === 0);

const isOfAudit = (folded: string) =>
  (has(AUDITED, folded) && !has(BY, folded) && (opensYesOrNo(folded) || /^[a-z]+$/.test(folded))) ||
  (has(ASSURANCE, folded) && !has('who|hvem', folded));

function topicOf(folded: string): ReportTopic | null {
  if (has(CLASS, folded)) return 'class';
  if (matchesOf([...AMOUNT_WORDS, ...KEY_FIGURE_WORDS], folded).length > 0) return null;
  if (isOfAudit(folded)) return 'audit';
  return isOfYear(folded) ? 'year' : null;
}

const WORDS: Record<ReportTopic, string> = {
  year: `${OTHER_YEAR}|${YEAR}|${YEAR_END}|${PERIOD}|${ENDS}`,
  audit: `${AUDITED}|${ASSURANCE}|by an auditor|af en revisor|by auditors?|audit|revision`,
  class: CLASS,
};

/**
 * "When does the financial year of Bech end?", "er regnskabet for Bech revideret?", "is it in class
 * C?"; null for any other question.
 */
function readReport({ folded, subjectOf }: Asked): AboutReport | null {
  const topic = topicOf(folded);
  if (topic === null || has(COMPANIES, folded)) return null;
  const years = yearsIn(folded);
  const subject = subjectOf(
    everyMatch(WORDS[topic], folded),
    matchOf(ALL_ACCOUNTS, folded),
    everyMatch(AROUND, folded),
    years,
  );
  return { kind: 'report', topic, year: years[0]?.means ?? null, subject };
}

/** What a question says of the financial year: that it is the calendar year, or that it is not. */
export function saidOfYear(folded: string): 'calendar' | 'other' | null {
  if (!opensYesOrNo(folded)) return null;
  if (has('calendar year|kalenderaar(?:et)?', folded)) {
    return has('not|ikke|non|other than|andet end', folded) ? 'other' : 'calendar';
  }
  return has('staggered|non calendar|forskudt(?:e|s)?|skaevt?', folded) ? 'other' : null;
}

/** The class that a yes or no question names: "is it in class C?" */
export function saidOfClass(folded: string): string | null {
  if (!opensYesOrNo(folded) && !/^(?:aflaegger|rapporterer)/.test(folded)) return null;
  return /(?:klasse|class) ([abcd])(?![a-z])/.exec(folded)?.[1]?.toUpperCase() ?? null;
}

/**
 * Questions about the history and the reports of a company, including those the data cannot answer.
 */
export type AboutPast =
  | History
  | AboutReport
  | PassagesAsked
  /** When the accounts of a year, or the newest ones, were published. */
  | { kind: 'filed'; year: number | null; subject: Subject }
  | Due
  | { kind: 'notKept'; what: NotKept; subject: Subject };

const HISTORY =
  '(?:what(?: is| s)?|anything|something) new (?:at|with|in|about)|hvad er nyt (?:hos|i|med|om)|nyt (?:om|fra|hos)|(?:what|anything|something) (?:has |have )?happened(?: to| with| at| in)?|(?:the )?timeline(?: of| for)?|(?:the )?history(?: of| for)?|(?:what |anything |something )(?:has |have )?changed(?: in(?! (?:19|20)\\d)| at| with| for)?|(?:what is |what s )?become of|(?:the )?changes (?:in|at|to|of|for)|tidslinjen?(?: for| over)?|histori(?:e|en|k|kken)(?: for| om)?|hvad skete der(?: med| hos| for| i(?! (?:19|20)\\d))?|hvad er(?: der)?(?: sket)? (?:med|i|hos|for)|(?:what s|what is|hvad er|er der noget) (?:new|nyt)$|hvad er der sket(?: med| i| hos)?|er der sket|blevet af|hvad har (?:der )?aendret sig(?: i| hos| for)?|aendringer(?:ne)?(?: i| hos| for)';

/** "What happened to Nordic Sales since 2015?" */
export function readHistory({ folded, subjectOf }: Asked): AboutPast | null {
  const words = matchOf(HISTORY, folded);
  if (words.length === 0 || has(COMPANIES, folded)) return null;
  const from = sinceIn(folded);
  return { kind: 'history', since: from.since, subject: subjectOf(words, from.words) };
}

const FILED =
  '(?:has (?:it |been )?|been |was |is |blev |er |har |bliver )?(?:publish(?:ed)?|filed?|submit(?:ted)?|hand(?:ed)? in|ma[dk]e public|indsendte?|indsender|offentliggjorte?|offentliggoer|indberettet|indleveret|indleverede|publiceret|afleveret|afleverede|came? out|kom(?:mer)?(?: ud)?|udkom(?:mer)?)';

/** "The annual report as a PDF": the list of reports links to the files. */
const FILE = '(?:(?:as|som|i) )?(?:an? |en )?pdf(?: file| fil)?|download|hent(?:e)?';

/** "When was the annual report filed?" */
function readFiled({ folded, subjectOf }: Asked): AboutPast | null {
  const [filed, accounts] = [matchOf(FILED, folded), matchOf(ALL_ACCOUNTS, folded)];
  const file = everyMatch(FILE, folded);
  const asksWhen = has('when|what day|which day|date|hvornaar|dato|hvilken dag', folded);
  const isAsked = file.length > 0 || (asksWhen && filed.length > 0);
  if (!isAsked || accounts.length === 0) return null;
  const years = yearsIn(folded);
  return {
    kind: 'filed',
    year: years[0]?.means ?? null,
    subject: subjectOf(filed, file, accounts, years),
  };
}

/** When annual reports were published, or what they say of themselves. */
export const readOfReports = (asked: Asked): AboutPast | null =>
  readFiled(asked) ?? readReport(asked);

/** What a report says in words, and things that the data does not have. */
export type NotKept = 'opinion' | 'goingConcern' | 'quarantine';
const NOT_KEPT = tableOf<NotKept>({
  goingConcern: 'going concern|fortsat(?:te)? drift',
  opinion:
    'auditors?(?= (?:.* )?(?:reservations?|warn(?:ed|ings?)?|doubt(?:s|ed)?|concerns?|qualif(?:y|ied|ications?)|remarks?)(?![a-z]))|(?:reservations?|qualifications?|remarks?)(?= (?:.* )?(?:auditors?|annual report|annual accounts)(?![a-z]))|revisor(?:en|erne)?(?= (?:.* )?(?:forbehold|advar(?:et|ede|sel|sler)|tvivl|bemaerkning(?:er)?)(?![a-z]))|(?:the )?(?:auditor s |auditors |audit )(?:opinions?|reservations?|qualifications?|remarks?|statement)|qualified opinion|revisors? (?:forbehold|paategning|erklaering|bemaerkninger|supplerende oplysninger)|revisors? konklusion|(?:(?:en |nogen )?(?:modificeret |ren )?)revisorkonklusion(?:en)?(?: (?:med|uden)(?= forbehold))?|revisorforbehold|revisionspaategning(?:en)?|forbehold(?:et)?(?: fra revisor)?',
  quarantine: 'konkurskarantaene(?:n)?|bankruptcy quarantine',
});

const AROUND_OPINION =
  'is|about|the|om|note(?:n|r|s)?|usikkerhed(?:en)?|uncertain(?:ty)?|material|vaesentlig|did|has|make|made|warn(?:ed|ings?)?|doubt(?:s|ed)?|concerns?|advar(?:et|ede|sel|sler)|tvivl|taget|tog|reservations?|qualif(?:y|ied|ications?)|remarks?|forbehold|bemaerkning(?:er)?|auditors?|revisors?';

export function readNotKept({ folded, subjectOf }: Asked): AboutPast | null {
  const found = matchesOf(NOT_KEPT, folded);
  const [first] = found;
  if (!first) return null;
  const around = [
    ...matchOf(ALL_ACCOUNTS, folded),
    ...matchOf('is there|are there|er der', folded),
    ...everyMatch(AROUND_OPINION, folded),
  ];
  return { kind: 'notKept', what: first.means, subject: subjectOf(found, around) };
}
