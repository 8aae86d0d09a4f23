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
  /** What changed, the gravest first. */
  fields: Change['field'][];
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

/** News of a lower weight are grave: bankruptcy, dissolution and the like. Stored weights rely on it. */
export const GRAVE_BELOW = 20;

/** Weights are stored with notifications: a new one must leave those of others as they are. */
const GONE: Gravity = { weight: 2, kind: 'GONE', lead: 'The newest register no longer has it' };
const GRAVEST_STATUS: Partial<Record<CompanyStatus, Gravity>> = {
  IN_BANKRUPTCY: { weight: 1, kind: 'BANKRUPTCY', lead: 'Went into bankruptcy' },
  CEASED: { weight: 4, kind: 'CEASED', lead: 'Ceased' },
  IN_COMPULSORY_DISSOLUTION: {
    ...{ weight: 7, kind: 'CHANGE', lead: 'Went into compulsory dissolution' },
  },
  IN_LIQUIDATION: { weight: 10, kind: 'CHANGE', lead: 'Went into liquidation' },
  IN_RECONSTRUCTION: { weight: 13, kind: 'CHANGE', lead: 'Went into reconstruction' },
};
const GRAVE = [GONE, ...Object.values(GRAVEST_STATUS)];

const graveStatus = (status: Change['after']) => GRAVEST_STATUS[status as CompanyStatus];

export const isGraveStatus = (status: Change['after']): boolean =>
  graveStatus(status) !== undefined;

/** What grave news of a weight say first, without from → to and further changes; null for others. */
export const graveLead = (weight: number): string | null =>
  GRAVE.find((gravity) => gravity.weight === weight)?.lead ?? null;

/** Ranks after any status change, in this order. */
const FIELDS_BY_GRAVITY: Change['field'][] = [
  ...(['ACCOUNTS', 'NAME', 'OWNERS', 'MANAGEMENT', 'AUDIT_WAIVED', 'AUDITOR'] as const),
  ...(['CAPITAL_PARTLY_PAID', 'CAPITAL', 'FORM', 'SIGNING_RULE', 'ARTICLES'] as const),
  ...(['ADDRESS', 'INDUSTRY', 'EMPLOYEES', 'PROTECTION'] as const),
];

/** A lower weight is graver. */
function gravityOf({ field, before, after }: Change): Gravity {
  if (field === 'GONE') return GONE;
  if (field === 'BACK') return { weight: 20, kind: 'RETURNED', lead: 'The register has it again' };
  if (field !== 'STATUS') {
    const kind = field === 'ACCOUNTS' ? 'ACCOUNTS' : 'CHANGE';
    return { weight: 40 + FIELDS_BY_GRAVITY.indexOf(field), kind, lead: FIELD_WORDS[field] };
  }
  const grave = graveStatus(after);
  if (grave) return grave;
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
  if (field === 'GONE' || field === 'BACK') return lead;
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

/** Names the other changes; a mark between them that is rare in names keeps them translatable. */
function othersText(others: readonly Change['field'][]): string {
  if (others.length === 0) return '';
  const fields = others.map((field) => FIELD_WORDS[field]).join(' · ');
  return ` and ${others.length} more ${others.length === 1 ? 'change' : 'changes'}: ${fields}`;
}

/** The message for mails about advertising-protected companies: without old and new address. */
export function withoutPlaces({ message, fields }: Pick<ChangeNews, 'message' | 'fields'>): string {
  const [first, ...others] = fields;
  return first === 'ADDRESS' ? `The address has changed${othersText(others)}` : message;
}

/**
 * Summarises a load's changes of a company in one message, gravest first. Needs at least one
 * change.
 */
export function changeNews(changes: readonly Change[]): ChangeNews {
  const graded = changes.map((change) => ({ change, ...gravityOf(change) }));
  const [first, ...others] = graded.sort((a, b) => a.weight - b.weight);
  if (!first) throw new Error('News needs a change.');
  const { change, kind, weight } = first;
  const further = others.map((other) => other.change.field);
  const message = `${changeText(change)}${othersText(further)}`;
  return { kind, weight, message, fields: [change.field, ...further] };
}
