import 'server-only';
import { yesOrNoOf } from '@/lib/history/constants';
import { isOfMembers } from '@/lib/history/members';
import { companyHistory, type HistoryEvent } from '../tools/history';
import { companyRoles, type Roles } from '../tools/people';
import { summaryAnswer } from './company-answers';
import type { Words } from './language';
import { GROUP_NAMES, STATUS_NAMES } from './names';
import type { Known, Reply } from './reply';
import { dayText, link, moreText, plain, type Speak, TEXTS } from './texts';

/** So many events are told; the rest is behind the link. */
const MOST_EVENTS = 12;

/** As the timeline of the page calls them. */
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
  FORM: { en: 'Legal form', da: 'Virksomhedsform' },
  SIGNING_RULE: { en: 'Signing rule', da: 'Tegningsregel' },
  AUDIT_WAIVED: { en: 'Audit waived', da: 'Revision fravalgt' },
  EMPLOYEES: { en: 'Employees', da: 'Ansatte' },
  ACCOUNTS: { en: 'Newest accounts', da: 'Nyeste regnskab' },
  PROTECTION: { en: 'Advertising protection', da: 'Reklamebeskyttelse' },
};

function valueText(field: HistoryEvent['field'], value: string | null, say: Speak): string {
  if (value === null) return say(TEXTS.notReported);
  if (field === 'STATUS') return say(STATUS_NAMES[value] ?? { en: value, da: value });
  if (field === 'ACCOUNTS' && /^\d{4}-\d\d-\d\d$/.test(value)) return dayText(value);
  const answer = yesOrNoOf(field, value);
  if (answer) return say({ en: answer, da: answer === 'yes' ? 'ja' : 'nej' });
  return plain(value);
}

function eventLine({ field, before, after, on }: HistoryEvent, href: string, say: Speak): string {
  const day = link(dayText(on), href);
  const name = say(EVENT_NAMES[field]);
  if (before === null && after === null) return `- ${day} ${name}`;
  return `- ${day} ${name}: ${valueText(field, before, say)} → ${valueText(field, after, say)}`;
}

type Told = { on: string; line: string };

/** Who came and who went. */
function roleLines({ roles, href }: Roles, say: Speak): Told[] {
  return roles.flatMap((role) => {
    const group = say(GROUP_NAMES[role.group]);
    const told = (on: string | null, what: Words): Told[] =>
      on === null
        ? []
        : [{ on, line: `- ${link(dayText(on), href)} ${group}: ${plain(role.name)} ${say(what)}` }];
    return [
      ...told(role.since, { en: 'joined', da: 'tiltrådt' }),
      ...told(role.until, { en: 'left', da: 'fratrådt' }),
    ];
  });
}

async function eventsOf({ caller, company, say }: Known, since: number | null) {
  const { key } = company;
  const [history, today, before] = await Promise.all([
    companyHistory(caller, { key }),
    companyRoles(caller, { key }),
    companyRoles(caller, { key, former: true }),
  ]);
  if (!history || !today || !before) return null;
  const { events, href } = history;
  const moves = [...roleLines(today, say), ...roleLines(before, say)];
  const days = new Set(moves.map(({ on }) => on));
  // Who came and who went on a day is said of each already.
  const others = events.filter(({ field, on }) => !(isOfMembers(field) && days.has(on)));
  const told = [
    ...others.map((event) => ({ on: event.on, line: eventLine(event, href, say) })),
    ...moves,
  ];
  const meant = told.filter(({ on }) => since === null || Number(on.slice(0, 4)) >= since);
  return { events: meant.sort((a, b) => (a.on < b.on ? 1 : a.on > b.on ? -1 : 0)), href };
}

/** What a company is, and what happened to it. */
export async function historyAnswer(known: Known, since: number | null): Promise<Reply> {
  const { say } = known;
  const found = await eventsOf(known, since);
  if (!found) return { text: say(TEXTS.notInRegister) };
  const { events, href } = found;
  const from = since === null ? '' : say({ en: ` since ${since}`, da: ` siden ${since}` });
  const heading =
    events.length > 0
      ? say({ en: `What happened${from}:`, da: `Hvad der er sket${from}:` })
      : say({ en: `Nothing is registered${from}.`, da: `Intet er registreret${from}.` });
  const more = events.length - MOST_EVENTS;
  const lines = events.slice(0, MOST_EVENTS).map(({ line }) => line);
  const rest = more > 0 ? [`- ${link(moreText(more, say), href)}`] : [];
  const { text } = await summaryAnswer(known);
  return { text: [text, [heading, ...lines, ...rest].join('\n')].join('\n\n') };
}
