import 'server-only';
import { accountPaths } from '@/lib/account-paths';
import { db, registerDb } from '@/lib/db';
import { env } from '@/lib/env';
import { truncate } from '@/lib/format';
import { dateFormats } from '@/lib/format-words';
import type { Language } from '@/lib/i18n/languages';
import { wordsOf } from '@/lib/i18n/words-of';
import { sendMail } from '@/lib/integrations/mail';
import { log } from '@/lib/log';
import { renderMail } from '@/lib/mails/render';
import { TRIED_FOR_MS } from '@/lib/mails/tried-for';
import type { DigestContent } from '@/lib/mails/types';
import { graveLead, withoutPlaces } from '@/lib/notifications/change-text';
import { titleInWords } from '@/lib/notifications/in-words';
import { notificationHref } from '@/lib/notifications/link';
import { paths } from '@/lib/paths';
import { changedMembers, changeOf } from './changed-members';
import { groupLines } from './group';
import { digestOrderSchema } from './order';
import { type News, readNews } from './read-news';
import { unsubscribeToken } from './unsubscribe-token';

const moments = dateFormats({
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Copenhagen',
});

/** Maximum length of a company's name in a subject. */
const MOST_TITLE = 60;

type Reader = { firstName: string; digest: 'OFF' | 'DAILY' | 'WEEKLY'; language: Language };

/**
 * The companies without advertising protection; excludes those missing from the register, as
 * unknown.
 */
async function openAmong(keys: (string | null)[]): Promise<Set<string>> {
  const found = await registerDb.company.findMany({
    where: { key: { in: keys.filter((key) => key !== null) }, advertisingProtected: false },
    select: { key: true },
  });
  return new Set(found.map(({ key }) => key));
}

/** For the subject of the mail. */
function alertOf({ weight, title }: News, say: (text: string) => string) {
  const lead = graveLead(weight);
  if (lead === null) return null;
  const name = title.replace(/\s+/g, ' ').trim();
  return { what: say(lead), title: truncate(name, MOST_TITLE, MOST_TITLE - 1) };
}

/** Null when all notifications were read or deleted meanwhile. */
async function contentOf(
  userId: string,
  digestedAt: Date,
  { firstName, digest, language }: Reader,
): Promise<DigestContent | null> {
  const news = await readNews(userId, digestedAt);
  const [first] = news;
  if (!first) return null;
  const say = wordsOf(language);
  const open = await openAmong(news.map(({ companyKey }) => companyKey));
  const members = await changedMembers(userId, news);
  const lines = news.map(({ createdAt, ...told }) => {
    const { about, ofAbout, isGrave, companyKey, message } = told;
    const href = notificationHref(told);
    const isProtected = companyKey !== null && !open.has(companyKey);
    return {
      about,
      ofAbout,
      isGrave,
      title: titleInWords(told, say),
      message: say(isProtected ? withoutPlaces(told) : message),
      at: moments[language]().format(createdAt),
      link: href === null ? null : env.appUrl + href,
      members: members.get(changeOf(told)),
    };
  });
  const groups = groupLines(lines);
  return {
    kind: 'digest',
    firstName,
    total: first.total,
    alert: alertOf(first, say),
    period: digest === 'WEEKLY' ? 'weekly' : 'daily',
    groups,
    moreGroups: first.groups - groups.length,
    link: env.appUrl + paths.search(),
    settings: env.appUrl + paths.profile(),
    unsubscribe: env.appUrl + accountPaths.unsubscribe(unsubscribeToken(userId)),
  };
}

/** Make mail programs show an unsubscribe button (RFC 8058). */
const unsubscribeHeaders = (userId: string) => ({
  'List-Unsubscribe': `<${env.appUrl}${accountPaths.unsubscribeNow(unsubscribeToken(userId))}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/**
 * Mails an ordered digest, unless digests were switched off meanwhile. May be repeated: its id
 * prevents a second delivery.
 * @throws AppError unavailable when it should be retried.
 */
export async function deliverDigest(id: string, data: object, signal: AbortSignal): Promise<void> {
  const { userId, at } = digestOrderSchema.parse(data);
  const digestedAt = new Date(at);
  if (Date.now() - digestedAt.getTime() > TRIED_FOR_MS) {
    log.warn({ mail: id }, 'A digest is too old to be sent.');
    return;
  }
  const user = await db.user.findUnique({
    where: { id: userId },
    select: { email: true, firstName: true, digest: true, language: true },
  });
  if (!user || user.digest === 'OFF') return;
  const content = await contentOf(userId, digestedAt, user);
  if (!content) return;
  const headers = unsubscribeHeaders(userId);
  const mail = { id, orderedAt: at, to: user.email, headers, link: content.unsubscribe };
  await sendMail({ ...(await renderMail(content, user.language)), ...mail }, signal);
}
