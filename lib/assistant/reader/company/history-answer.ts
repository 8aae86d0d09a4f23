import { companyFacts, knownFactIn } from '@/lib/assistant/tools/company';
import { companyHistory, type HistoryEvent } from '@/lib/assistant/tools/history';
import { type RoleFact, type Roles, rolesEver } from '@/lib/assistant/tools/people';
import { dayOf, isRestructuring, yesOrNoOf } from '@/lib/history/constants';
import { isOfMembers } from '@/lib/history/members';
import { withTitles } from '@/lib/history/with-titles';
import { findRegisterStatus } from '@/lib/register/queries';
import { FIELDS, type Only, type Since } from '../question/understand-changes';
import { companyLink, factLine, factName, GROUP_NAMES, STATUS_NAMES } from '../text/names';
import { ofPages, withinOf } from '../text/of-pages';
import type { Known, Reply, Speak, Words } from '../text/reply';
import { bold, dayText, link, moreLine, plain, TEXTS } from '../text/texts';
import { summaryAnswer } from './company-answers';

/** Maximum events that are listed; the rest is behind the link. */
const MOST_EVENTS = 12;

/** The name that the timeline of the page uses. */
const eventName = (field: HistoryEvent['field']): Words =>
  ofPages(({ detail }) => detail.event[field]);

function valueText(field: HistoryEvent['field'], value: string | null, say: Speak): string {
  if (value === null) return say(TEXTS.notReported);
  if (field === 'STATUS' || field === 'ENDED') {
    return say(STATUS_NAMES[value] ?? { en: value.toLowerCase(), da: value.toLowerCase() });
  }
  if (dayOf(field, value)) return dayText(value);
  const answer = yesOrNoOf(field, value);
  if (answer) return say({ en: answer, da: answer === 'yes' ? 'ja' : 'nej' });
  return plain(field === 'MANAGEMENT' ? withTitles(value) : value);
}

const OTHER_UNKNOWN = withinOf(({ detail }) => detail.otherUnknown);

/** An end has no previous value; of the first status and of a move the register may tell only the new. */
const WITHOUT_BEFORE: HistoryEvent['field'][] = ['ENDED', 'STATUS', 'ADDRESS'];

function eventLine({ field, before, after, on }: HistoryEvent, href: string, say: Speak): string {
  const day = link(dayText(on), href);
  const name = say(eventName(field));
  if (isRestructuring(field)) {
    return `- ${day} ${name}: ${plain(before ?? after ?? say(OTHER_UNKNOWN))}`;
  }
  if (before === null && after === null) return `- ${day} ${name}`;
  const now = valueText(field, after, say);
  if (before === null && WITHOUT_BEFORE.includes(field)) return `- ${day} ${name}: ${now}`;
  return `- ${day} ${name}: ${valueText(field, before, say)} → ${now}`;
}

type Told = { on: string; line: string };

const JOINED: { came: Words; left: Words } = {
  came: { en: 'joined', da: 'tiltrådt' },
  left: { en: 'left', da: 'fratrådt' },
};
/** A post is taken up; a share is not. */
const OWNED: typeof JOINED = {
  came: { en: 'joined', da: 'indtrådt' },
  left: { en: 'left', da: 'udtrådt' },
};

/**
 * Events of people who took up or left a role.
 * @param after leaves out who began until that day
 */
function roleLines({ roles, href }: Roles, after: string, say: Speak): Told[] {
  return roles.flatMap((role) => {
    const group = say(GROUP_NAMES[role.group]);
    const told = (on: string | null, what: string): Told[] =>
      on === null
        ? []
        : [{ on, line: `- ${link(dayText(on), href)} ${group}: ${plain(role.name)}${what}` }];
    const since = isAfter(role.since, after) ? role.since : null;
    // Who founded a company has neither joined nor left it.
    if (role.group === 'FOUNDER') return told(since, '');
    const { came, left } = role.group === 'OWNER' ? OWNED : JOINED;
    return [...told(since, ` ${say(came)}`), ...told(role.until, ` ${say(left)}`)];
  });
}

/** Days as YYYY-MM-DD. */
const isAfter = (day: string | null, other: string) => day !== null && day > other;

async function eventsOf({ company, say }: Known, from: number | null, only?: Only) {
  const { key } = company;
  const [history, roles] = await Promise.all([companyHistory({ key }), rolesEver({ key })]);
  if (!history || !roles) return null;
  const { events, href } = history;
  // Whoever founded a company with it has replaced nobody.
  const after = (only && company.founded) || '';
  const isMeant = ({ group }: RoleFact) => !only || only.groups.includes(group);
  const moves = [roles.today, roles.before].flatMap((of) =>
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
async function todayText({ company, say }: Known, only: Only): Promise<string[]> {
  const fields = only.fields.flatMap((field) => FACTS[field] ?? []);
  const facts = fields.length > 0 ? await companyFacts(company) : null;
  const known = facts?.facts.filter(({ field }) => fields.includes(field)) ?? [];
  if (!facts) return [];
  const today = say({ en: 'Today', da: 'I dag' });
  return known.map((fact) => {
    const line = factLine(fact, facts, say);
    return fact.field === 'otherNames' ? line : `${today}: ${line}`;
  });
}

/** The first year for which changes are listed. */
async function firstYear(since: Since): Promise<number | null> {
  if (since === null) return null;
  if ('year' in since) return since.year;
  // Counted from the date of the register, which may be earlier than today.
  const { updatedOn } = await findRegisterStatus();
  return (updatedOn ?? new Date()).getUTCFullYear() - since.yearsAgo;
}

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
  const events = found.events.filter(({ on }) => !isAlone || on.startsWith(`${first}`));
  const word = isAlone ? { en: 'in', da: 'i' } : { en: 'since', da: 'siden' };
  const from = first === null ? '' : ` ${say(word)} ${first}`;
  const of = only ? ` (${only.fields.map((field) => say(eventName(field))).join(', ')})` : '';
  const none = only
    ? { en: `No change is known here${from}${of}.`, da: `Ingen ændring er kendt her${from}${of}.` }
    : { en: `Nothing is registered${from}.`, da: `Intet er registreret${from}.` };
  const some = { en: `What happened${from}:`, da: `Hvad der er sket${from}:` };
  const heading = say(events.length > 0 ? some : none);
  const lines = events.slice(0, MOST_EVENTS).map(({ line }) => line);
  const rest = moreLine(events.length - MOST_EVENTS, href, say);
  const above = only ? bold(companyLink(company)) : (await summaryAnswer(known)).text;
  const now = only ? await todayText(known, only) : [];
  return { text: [above, [heading, ...lines, ...rest].join('\n'), ...now].join('\n\n') };
}

/**
 * Since when facts of a company have been what they are: their latest change that the register
 * knows, or else the day of founding.
 */
export async function latestChangeAnswer(
  { company, say }: Known,
  fields: readonly string[],
): Promise<Reply | null> {
  const [facts, history] = await Promise.all([companyFacts(company), companyHistory(company)]);
  if (!facts || !history) return { text: say(TEXTS.notInRegister) };
  const known = fields.filter((field) => FIELDS[field] !== undefined);
  if (known.length === 0) return null;
  const founded = knownFactIn(facts, 'founded');
  const begun = founded ? [`- ${factLine(founded, facts, say)}`] : [];
  const none = say({ en: 'no change is known here', da: 'ingen ændring er kendt her' });
  const latest = say({ en: 'latest change', da: 'seneste ændring' });
  const lines = known.flatMap((field) => {
    const name = say(factName(field));
    const since = field === 'status' ? knownFactIn(facts, 'statusSince') : undefined;
    if (since) return [`- ${factLine(since, facts, say)}`];
    const change = history.events.find((event) => event.field === FIELDS[field]);
    return change
      ? [`- ${name}: ${latest} ${link(dayText(change.on), change.href)}`]
      : [`- ${name}: ${none}`, ...begun];
  });
  return { text: [bold(companyLink(facts.company)), '', ...new Set(lines)].join('\n') };
}
