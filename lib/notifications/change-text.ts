import { formatDay, truncate } from '@/lib/format';
import { dayOf } from '@/lib/history/constants';
import { withBands } from '@/lib/history/members';
import { withTitles } from '@/lib/history/with-titles';
import type { ChangeField, CompanyStatus, NotificationKind } from '@/prisma/client/enums';

/** A change of a company by a load; see lib/history/types.ts for the texts of each field. */
export type Change = {
  field: ChangeField | 'GONE' | 'BACK';
  before?: string | null;
  after?: string | null;
};

/** All changes of one company by one load, as a message. */
type ChangeNews = {
  kind: NotificationKind;
  message: string;
  /** A lower weight is graver; below 100. */
  weight: number;
};

/** Same wording as the company page. */
export const STATUS_WORDS: Record<CompanyStatus, string> = {
  ACTIVE: 'Active',
  IN_LIQUIDATION: 'In liquidation',
  IN_RECONSTRUCTION: 'In reconstruction',
  IN_BANKRUPTCY: 'In bankruptcy',
  IN_COMPULSORY_DISSOLUTION: 'In compulsory dissolution',
  CEASED: 'Ceased',
  UNKNOWN: 'Not in the loaded register',
};

const FIELD_WORDS: Record<Change['field'], string> = {
  GONE: 'Left the register',
  BACK: 'Back in the register',
  NAME: 'Name',
  ADDRESS: 'Address',
  STATUS: 'Status',
  INDUSTRY: 'Industry',
  MANAGEMENT: 'Management and board',
  OWNERS: 'Owners',
  AUDITOR: 'Auditor',
  CAPITAL: 'Capital',
  CAPITAL_PARTLY_PAID: 'Capital partly paid up',
  FORM: 'Company type',
  SIGNING_RULE: 'Signing rule',
  ARTICLES: 'Articles of association',
  AUDIT_WAIVED: 'Audit waived',
  EMPLOYEES: 'Employees',
  ACCOUNTS: 'Filed accounts',
  PROTECTION: 'Advertising protection',
};

/** Maximum length of either side of a change; the company page shows whole boards. */
const MOST_LETTERS = 120;

type Gravity = { weight: number; kind: NotificationKind; lead: string };

const GRAVEST_STATUS: [status: string, kind: NotificationKind, lead: string][] = [
  ['IN_BANKRUPTCY', 'BANKRUPTCY', 'Went into bankruptcy'],
  ['CEASED', 'CEASED', 'Ceased'],
  ['IN_COMPULSORY_DISSOLUTION', 'CHANGE', 'Went into compulsory dissolution'],
  ['IN_LIQUIDATION', 'CHANGE', 'Went into liquidation'],
  ['IN_RECONSTRUCTION', 'CHANGE', 'Went into reconstruction'],
];

export const isGraveStatus = (status: Change['after']): boolean =>
  GRAVEST_STATUS.some(([grave]) => grave === status);

/** How messages of companies in distress begin, gravest first. */
export const GRAVE_LEADS = GRAVEST_STATUS.map(([, , lead]) => lead);

/** Ranks after any status change, in this order. */
const FIELDS_BY_GRAVITY: Change['field'][] = [
  ...(['ACCOUNTS', 'NAME', 'OWNERS', 'MANAGEMENT', 'AUDIT_WAIVED', 'AUDITOR'] as const),
  ...(['CAPITAL_PARTLY_PAID', 'CAPITAL', 'FORM', 'SIGNING_RULE', 'ARTICLES'] as const),
  ...(['ADDRESS', 'INDUSTRY', 'EMPLOYEES', 'PROTECTION'] as const),
];

/** A lower weight is graver. */
function gravityOf({ field, before, after }: Change): Gravity {
  if (field === 'GONE') return { weight: 2, kind: 'GONE', lead: '' };
  if (field === 'BACK') return { weight: 20, kind: 'RETURNED', lead: '' };
  if (field !== 'STATUS') {
    const kind = field === 'ACCOUNTS' ? 'ACCOUNTS' : 'CHANGE';
    return { weight: 40 + FIELDS_BY_GRAVITY.indexOf(field), kind, lead: FIELD_WORDS[field] };
  }
  const place = GRAVEST_STATUS.findIndex(([status]) => status === after);
  const [, kind, lead] = GRAVEST_STATUS[place] ?? [];
  if (kind && lead) return { weight: 1 + 3 * place, kind, lead };
  if (before === 'CEASED') return { weight: 21, kind: 'RETURNED', lead: 'Came back' };
  return { weight: 30, kind: 'CHANGE', lead: FIELD_WORDS.STATUS };
}

function sideOf(field: Change['field'], text: Change['before']): string {
  if (!text) return 'nothing';
  if (field === 'STATUS') return STATUS_WORDS[text as CompanyStatus] ?? text;
  const day = dayOf(field, text);
  return day ? formatDay(day) : truncate(text, MOST_LETTERS, MOST_LETTERS - 1);
}

/** Names of those who left and joined, shares as bands; unchanged people are in neither. */
function peopleText(lead: string, { before, after }: Change): string {
  const cut = (text: string) =>
    truncate(withTitles(withBands(text)), MOST_LETTERS, MOST_LETTERS - 1);
  const parts = [before && `${cut(before)} left`, after && `${cut(after)} came`].filter(Boolean);
  return `${lead}: ${parts.join(', ')}`;
}

function auditorText({ before, after }: Change): string {
  if (!after) return `No longer auditor: ${sideOf('AUDITOR', before)}`;
  const former = before ? `; before: ${sideOf('AUDITOR', before)}` : '';
  return `New auditor: ${sideOf('AUDITOR', after)}${former}`;
}

const waiverText = ({ after }: Change) =>
  after === 'yes'
    ? 'Has waived the audit of its accounts'
    : 'No longer waives the audit of its accounts';

const articlesText = ({ before, after }: Change) =>
  `New articles of association of ${sideOf('ARTICLES', after)}; before: ${sideOf('ARTICLES', before)}`;

const paymentText = ({ after }: Change) =>
  after === 'yes' ? 'Its capital is only partly paid up' : 'Its capital is now fully paid up';

/** One change as text, from → to. */
export function changeText(change: Change): string {
  const { field, before, after } = change;
  const { lead } = gravityOf(change);
  if (field === 'GONE') return 'The newest register no longer has it';
  if (field === 'BACK') return 'The register has it again';
  if (field === 'MANAGEMENT' || field === 'OWNERS') return peopleText(lead, change);
  if (field === 'AUDITOR') return auditorText(change);
  if (field === 'AUDIT_WAIVED') return waiverText(change);
  if (field === 'CAPITAL_PARTLY_PAID') return paymentText(change);
  if (field === 'ARTICLES') return articlesText(change);
  if (field === 'ACCOUNTS') {
    const until = `for the year to ${sideOf(field, after)}`;
    return !before
      ? `${lead} for the first time, ${until}`
      : `${lead} ${until}; before: ${sideOf(field, before)}`;
  }
  return `${lead}: ${sideOf(field, before)} → ${sideOf(field, after)}`;
}

/** What a message says first, without from → to and further changes. */
export const leadOf = (message: string): string =>
  message.replace(/: .*$| and \d+ more changes?\b.*$/s, '');

const MOVE = /^Address: .* → .*?(?= and \d+ more changes?(?:: [^→]*)?$|$)/s;

/** The message for mails about advertising-protected companies: without old and new address. */
export const withoutPlaces = (message: string): string =>
  message.replace(MOVE, 'The address has changed');

/** Names the other changes; a mark between them that is rare in names keeps them translatable. */
function othersText(others: readonly Change[]): string {
  if (others.length === 0) return '';
  const fields = others.map(({ field }) => FIELD_WORDS[field]).join(' · ');
  return ` and ${others.length} more ${others.length === 1 ? 'change' : 'changes'}: ${fields}`;
}

/**
 * Summarises a load's changes of a company in one message, gravest first. Needs at least one
 * change.
 */
export function changeNews(changes: readonly Change[]): ChangeNews {
  const graded = changes.map((change) => ({ change, ...gravityOf(change) }));
  const [first, ...others] = graded.sort((a, b) => a.weight - b.weight);
  if (!first) throw new Error('News needs a change.');
  const more = othersText(others.map(({ change }) => change));
  return { kind: first.kind, weight: first.weight, message: `${changeText(first.change)}${more}` };
}
