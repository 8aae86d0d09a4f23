import { addressOf } from '@/lib/ai-search/address';
import { readWithReader } from '@/lib/ai-search/read-sentence';
import type { Reading } from '@/lib/ai-search/types';
import { newHolders } from '@/lib/assistant/tools/new-holders';
import { danishDay } from '@/lib/danish-day';
import { formatNumber, isoDay } from '@/lib/format';
import { monthsBefore } from '@/lib/months-before';
import { HOLDERS_SHOWN } from '@/lib/most-roles/constants';
import { mostHeld } from '@/lib/most-roles/queries';
import { mostRolesQuery } from '@/lib/most-roles/search-params';
import { paths } from '@/lib/paths';
import { findRegisterStatus } from '@/lib/register/queries';
import type { RoleGroup } from '@/lib/roles/types';
import type { Since } from '../question/understand-changes';
import type { MostHeld, NewHolders } from '../question/understand-holders';
import { chosenLink, GROUP_NAMES } from '../text/names';
import { readText, unreadOf, unreadText } from '../text/reading-text';
import type { Asking, Reply, Speak, Words } from '../text/reply';
import { bold, dayText, link } from '../text/texts';
import { howManyListed } from './reading';

/**
 * The companies to consider; a reply when the text is not fully understood.
 */
async function amongOf(among: string, say: Speak): Promise<Reading | Reply> {
  const reading = await readWithReader(among);
  const words = reading.search === null ? [] : [reading.search];
  const unread = [...unreadOf(reading), ...words];
  if (unread.length === 0) return reading;
  const texts = [...unreadText({ notUnderstood: unread }, say), ...readText(reading, say)];
  return { text: texts.join('\n\n'), answered: false };
}

const isReply = (one: Reading | Reply): one is Reply => 'text' in one;

export async function mostHeldAnswer(asking: Asking, asked: MostHeld): Promise<Reply> {
  const { question, say } = asking;
  const reading = await amongOf(asked.among, say);
  if (isReply(reading)) return reading;
  const limit = howManyListed(question);
  const { role } = asked;
  const { search, filters } = reading;
  const holders = await mostHeld({ role, among: { search, filters }, limit });
  const as = say(GROUP_NAMES[role]).toLocaleLowerCase('da');
  const isFounding = role === 'FOUNDER';
  const today = isFounding ? '' : say({ en: ' today', da: ' i dag' });
  const heading = say({
    en: `In most companies${today} (${as}):`,
    da: `I flest virksomheder${today} (${as}):`,
  });
  const lines = holders.map(
    ({ id, name, held }, at) => `${at + 1}. ${link(name, paths.person(id))}: ${formatNumber(held)}`,
  );
  const query = Object.fromEntries(new URLSearchParams(addressOf(reading)));
  const all = link(
    say({
      en: `The first ${HOLDERS_SHOWN}, with companies`,
      da: `De første ${HOLDERS_SHOWN}, med virksomheder`,
    }),
    paths.mostRoles(mostRolesQuery({ query, role })),
  );
  const none = say({ en: `${as}: not in the register`, da: `${as}: ikke i registret` });
  // When each holder has one company, there is no ranking.
  if (holders[0]?.held === 1) {
    const nobody = say({
      en: `Nobody has more than one of these companies (${as}).`,
      da: `Ingen har mere end én af disse virksomheder (${as}).`,
    });
    return { text: [nobody, ...readText(reading, say)].join('\n\n') };
  }
  const read = readText(reading, say);
  const texts = lines.length > 0 ? [heading, lines.join('\n'), ...read, all] : [none, ...read];
  return { text: texts.join('\n\n') };
}

/**
 * The first and the last day meant; without a year, from one year before the register's date on.
 */
async function periodOf(since: Since): Promise<{ from: string; to?: string }> {
  if (since && 'year' in since) {
    const from = `${since.year}-01-01`;
    return since.alone ? { from, to: `${since.year}-12-31` } : { from };
  }
  const { updatedOn } = await findRegisterStatus();
  const day = updatedOn ?? new Date(danishDay());
  if (since?.yearsAgo === 0) return { from: `${day.getUTCFullYear()}-01-01` };
  return { from: isoDay(monthsBefore(day, 12 * (since?.yearsAgo ?? 1))) };
}

const NEW: Partial<Record<RoleGroup, Words>> = {
  AUDITOR: { en: 'a new auditor', da: 'ny revisor' },
  MANAGEMENT: { en: 'a new director', da: 'ny direktør' },
  OWNER: { en: 'a new owner', da: 'ny ejer' },
};

export async function newHoldersAnswer(asking: Asking, asked: NewHolders): Promise<Reply> {
  const { question, say } = asking;
  const reading = await amongOf(asked.among, say);
  if (isReply(reading)) return reading;
  const limit = howManyListed(question);
  const period = await periodOf(asked.since);
  const { items, total, shown } = await newHolders({
    ...period,
    ...{ group: asked.group, among: reading.filters, limit },
  });
  const what = say(NEW[asked.group] ?? GROUP_NAMES[asked.group]);
  const [from, to] = [dayText(period.from), period.to && dayText(period.to)];
  const when = to
    ? say({ en: `from ${from} to ${to}`, da: `fra ${from} til ${to}` })
    : say({ en: `since ${from}`, da: `siden ${from}` });
  const count = total === 0 ? say({ en: 'No', da: 'Ingen' }) : bold(shown);
  const companies = say(
    total < 2 ? { en: 'company', da: 'virksomhed' } : { en: 'companies', da: 'virksomheder' },
  );
  const heading = say({
    en: `${count} ${companies} got ${what} ${when} after the former one had left.`,
    da: `${count} ${companies} har fået ${what} ${when}, efter at den tidligere er fratrådt.`,
  });
  const lines = items.map(
    (one) => `- ${chosenLink(one)}: ${link(one.holder.name, one.holder.href)}, ${dayText(one.on)}`,
  );
  const latest = say({ en: 'The latest:', da: 'De seneste:' });
  const listed = lines.length > 0 ? [[latest, ...lines].join('\n')] : [];
  return { text: [heading, ...listed, ...readText(reading, say)].join('\n\n') };
}
