import 'server-only';
import { companyFacts } from '@/lib/assistant/tools/company';
import { companyHistory, type HistoryEvent } from '@/lib/assistant/tools/history';
import { companyRoles, type RoleFact, type Roles } from '@/lib/assistant/tools/people';
import { dayOf, yesOrNoOf } from '@/lib/history/constants';
import { isOfMembers } from '@/lib/history/members';
import { withTitles } from '@/lib/history/with-titles';
import { findRegisterStatus } from '@/lib/register/queries';
import danish from '@/messages/da.json';
import english from '@/messages/en.json';
import type { Only, Since } from '../question/understand-changes';
import { companyLink, factLine } from '../text/company-line';
import type { Words } from '../text/language';
import { GROUP_NAMES, STATUS_NAMES } from '../text/names';
import type { Known, Reply } from '../text/reply';
import { bold, dayText, link, moreText, plain, type Speak, TEXTS } from '../text/texts';
import { summaryAnswer } from './company-answers';

/** Maximum events that are listed; the rest is behind the link. */
const MOST_EVENTS = 12;

/** The names that the timeline of the page uses. */
const EVENT_NAMES: Record<HistoryEvent['field'], Words> = {
  STARTED: { en: 'Started', da: 'Startet' },
  ENDED: { en: 'Ceased', da: 'Ophørt' },
  NAME: { en: 'Name', da: 'Navn' },
  ADDRESS: { en: 'Address', da: 'Adresse' },
  STATUS: { en: 'Status', da: 'Status' },
  INDUSTRY: { en: 'Industry', da: 'Branche' },
  MANAGEMENT: { en: 'Management and board', da: 'Ledelse og bestyrelse' },
  OWNERS: { en: 'Owners', da: 'Ejere' },
  AUDITOR: { en: 'Auditor', da: 'Revisor' },
  CAPITAL: { en: 'Capital', da: 'Kapital' },
  CAPITAL_PARTLY_PAID: { en: 'Capital partly paid up', da: 'Kapital delvist indbetalt' },
  FORM: { en: 'Legal form', da: 'Virksomhedsform' },
  SIGNING_RULE: { en: 'Signing rule', da: 'Tegningsregel' },
  ARTICLES: { en: 'Articles of association', da: 'Vedtægter' },
  AUDIT_WAIVED: { en: 'Audit waived', da: 'Revision fravalgt' },
  EMPLOYEES: { en: 'Employees', da: 'Ansatte' },
  ACCOUNTS: { en: 'Newest accounts', da: 'Nyeste regnskab' },
  PROTECTION: { en: 'Advertising protection', da: 'Reklamebeskyttelse' },
};

const inWords = (names: Record<string, string>, value: string) =>
  (names[value] ?? value).toLocaleLowerCase('da');

/** A status, or how a company ended, as the pages name it. */
const statusName = (value: string): Words =>
  STATUS_NAMES[value] ?? {
    en: inWords(english.company.status, value),
    da: inWords(danish.company.status, value),
  };

function valueText(field: HistoryEvent['field'], value: string | null, say: Speak): string {
  if (value === null) return say(TEXTS.notReported);
  if (field === 'STATUS' || field === 'ENDED') return say(statusName(value));
  if (dayOf(field, value)) return dayText(value);
  const answer = yesOrNoOf(field, value);
  if (answer) return say({ en: answer, da: answer === 'yes' ? 'ja' : 'nej' });
  return plain(field === 'MANAGEMENT' ? withTitles(value) : value);
}

/** An end has no previous value, and of the first status known only the start. */
const WITHOUT_BEFORE: HistoryEvent['field'][] = ['ENDED', 'STATUS'];

function eventLine({ field, before, after, on }: HistoryEvent, href: string, say: Speak): string {
  const day = link(dayText(on), href);
  const name = say(EVENT_NAMES[field]);
  if (before === null && after === null) return `- ${day} ${name}`;
  const now = valueText(field, after, say);
  if (before === null && WITHOUT_BEFORE.includes(field)) return `- ${day} ${name}: ${now}`;
  return `- ${day} ${name}: ${valueText(field, before, say)} → ${now}`;
}

type Told = { on: string; line: string };

/**
 * Events of people who took up or left a role.
 * @param after leaves out who began until that day
 */
function roleLines({ roles, href }: Roles, after: string, say: Speak): Told[] {
  return roles.flatMap((role) => {
    const group = say(GROUP_NAMES[role.group]);
    const told = (on: string | null, what: Words): Told[] =>
      on === null
        ? []
        : [{ on, line: `- ${link(dayText(on), href)} ${group}: ${plain(role.name)} ${say(what)}` }];
    return [
      ...told(isAfter(role.since, after) ? role.since : null, { en: 'joined', da: 'tiltrådt' }),
      ...told(role.until, { en: 'left', da: 'fratrådt' }),
    ];
  });
}

/** Days as YYYY-MM-DD. */
const isAfter = (day: string | null, other: string) => day !== null && day > other;

async function eventsOf({ caller, company, say }: Known, from: number | null, only?: Only) {
  const { key } = company;
  const [history, today, before] = await Promise.all([
    companyHistory(caller, { key }),
    companyRoles(caller, { key }),
    companyRoles(caller, { key, former: true }),
  ]);
  if (!history || !today || !before) return null;
  const { events, href } = history;
  // Whoever founded a company with it has replaced nobody.
  const after = (only && company.founded) || '';
  const isMeant = ({ group }: RoleFact) => !only || only.groups.includes(group);
  const moves = [today, before].flatMap((of) =>
    roleLines({ ...of, roles: of.roles.filter(isMeant) }, after, say),
  );
  const days = new Set(moves.map(({ on }) => on));
  // Members who joined or left on a day are already listed individually.
  const others = events
    .filter(({ field }) => !only || only.fields.includes(field))
    .filter(({ field, on }) => !(isOfMembers(field) && (only || days.has(on))))
    .filter(({ on, before: former }) => former !== null || isAfter(on, after));
  const told = [
    ...others.map((event) => ({ on: event.on, line: eventLine(event, href, say) })),
    ...moves,
  ];
  const meant = told.filter(({ on }) => from === null || Number(on.slice(0, 4)) >= from);
  return { events: meant.sort((a, b) => (a.on < b.on ? 1 : a.on > b.on ? -1 : 0)), href };
}

const FACTS: Partial<Record<HistoryEvent['field'], string>> = {
  ADDRESS: 'address',
  FORM: 'companyType',
  INDUSTRY: 'industry',
  SIGNING_RULE: 'signingRule',
  CAPITAL: 'capital',
  CAPITAL_PARTLY_PAID: 'capitalPartlyPaid',
  ARTICLES: 'articlesOn',
  NAME: 'otherNames',
};

/** The current value of the facts whose changes were requested. */
async function todayText({ caller, company, say }: Known, only: Only): Promise<string[]> {
  const fields = only.fields.flatMap((field) => FACTS[field] ?? []);
  const facts = fields.length > 0 ? await companyFacts(caller, company) : null;
  const known = facts?.facts.filter(({ field }) => fields.includes(field)) ?? [];
  if (!facts) return [];
  return known.map((fact) => {
    const line = factLine(fact, facts, say);
    return fact.field === 'otherNames' ? line : `${say(TODAY)}: ${line}`;
  });
}

const TODAY: Words = { en: 'Today', da: 'I dag' };

/** The first year for which changes are listed. */
async function firstYear(since: Since): Promise<number | null> {
  if (since === null) return null;
  if ('year' in since) return since.year;
  // Counted from the date of the register, which may be earlier than today.
  const { updatedOn } = await findRegisterStatus();
  return (updatedOn ?? new Date()).getUTCFullYear() - since.yearsAgo;
}

const inYear = (year: number): Words => ({ en: ` in ${year}`, da: ` i ${year}` });
const sinceYear = (year: number): Words => ({ en: ` since ${year}`, da: ` siden ${year}` });

/** A company's history; with `only`, just one kind of change. */
export async function historyAnswer(
  known: Known,
  { since, only }: { since: Since; only?: Only },
): Promise<Reply> {
  const { company, say } = known;
  const first = await firstYear(since);
  const isAlone = since !== null && 'alone' in since;
  const found = await eventsOf(known, first, only);
  if (!found) return { text: say(TEXTS.notInRegister) };
  const { href } = found;
  const events = isAlone
    ? found.events.filter(({ on }) => on.startsWith(`${first}`))
    : found.events;
  const from = first === null ? '' : say(isAlone ? inYear(first) : sinceYear(first));
  const of = only ? ` (${only.fields.map((field) => say(EVENT_NAMES[field])).join(', ')})` : '';
  const heading =
    events.length > 0
      ? say({ en: `What happened${from}:`, da: `Hvad der er sket${from}:` })
      : only
        ? say({
            en: `No change is known here${from}${of}.`,
            da: `Ingen ændring er kendt her${from}${of}.`,
          })
        : say({
            en: `Nothing is registered${from}.`,
            da: `Intet er registreret${from}.`,
          });
  const more = events.length - MOST_EVENTS;
  const lines = events.slice(0, MOST_EVENTS).map(({ line }) => line);
  const rest = more > 0 ? [`- ${link(moreText(more, say), href)}`] : [];
  const above = only ? bold(companyLink(company)) : (await summaryAnswer(known)).text;
  const now = only ? await todayText(known, only) : [];
  return { text: [above, [heading, ...lines, ...rest].join('\n'), ...now].join('\n\n') };
}
