import { type Entry, everyMatch, has, matchesOf, matchOf } from '../words/match';
import { COMPANIES } from '../words/question-words';
import { ALL_ACCOUNTS } from '../words/vocabulary';
import type { Asked, Subject } from './asked';
import { yearsIn } from './subject';
import { type History, sinceIn } from './understand-changes';
import { type AboutReport, readReport } from './understand-report';

/**
 * Questions about the history and the reports of a company, including those the data cannot answer.
 */
export type AboutPast =
  | History
  | AboutReport
  /** When the accounts of a year, or the newest ones, were published. */
  | { kind: 'filed'; year: number | null; subject: Subject }
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

/** Things that the data does not have. */
export type NotKept = 'opinion' | 'quarantine';
const NOT_KEPT: Entry<NotKept>[] = [
  [
    'opinion',
    'auditors?(?= (?:.* )?(?:reservations?|warn(?:ed|ings?)?|doubt(?:s|ed)?|concerns?|qualif(?:y|ied|ications?)|remarks?)(?![a-z]))|(?:reservations?|qualifications?|remarks?)(?= (?:.* )?(?:auditors?|annual report|annual accounts)(?![a-z]))|revisor(?:en|erne)?(?= (?:.* )?(?:forbehold|advar(?:et|ede|sel|sler)|tvivl|bemaerkning(?:er)?)(?![a-z]))|(?:the )?(?:auditor s |auditors |audit )(?:opinions?|reservations?|qualifications?|remarks?|statement)|qualified opinion|revisors? (?:forbehold|paategning|erklaering|bemaerkninger|supplerende oplysninger)|revisors? konklusion|revisionspaategning(?:en)?|forbehold(?:et)?(?: fra revisor)?',
  ],
  ['quarantine', 'konkurskarantaene(?:n)?|bankruptcy quarantine'],
];

const AROUND_OPINION =
  'did|has|make|made|warn(?:ed|ings?)?|doubt(?:s|ed)?|concerns?|advar(?:et|ede|sel|sler)|tvivl|taget|tog|reservations?|qualif(?:y|ied|ications?)|remarks?|forbehold|bemaerkning(?:er)?|auditors?|revisors?';

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
