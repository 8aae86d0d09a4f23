import type { DigestGroup } from '@/lib/mails/types';

export type DigestLine = {
  title: string;
  message: string;
  companyKey: string | null;
  /** In words. */
  at: string;
};

const MOST_GROUPS = 30;
const MOST_LINES = 5;

/**
 * Notifications, the newest first, by what they are about: those of a company together,
 * others by their title. A mail is no list of thousands: the rest is counted.
 */
export function groupLines(
  lines: readonly DigestLine[],
  linkOf: (companyKey: string) => string,
): { groups: DigestGroup[]; moreGroups: number } {
  const groups = new Map<string, DigestGroup>();
  for (const { title, message, companyKey, at } of lines) {
    const key = companyKey ?? title;
    const link = companyKey === null ? null : linkOf(companyKey);
    const group = groups.get(key) ?? { title, link, lines: [], more: 0 };
    groups.set(key, group);
    const isThere = group.lines.some((line) => line.text === message && line.at === at);
    if (isThere || group.lines.length === MOST_LINES) group.more += 1;
    else group.lines.push({ text: message, at });
  }
  const all = [...groups.values()];
  return { groups: all.slice(0, MOST_GROUPS), moreGroups: Math.max(0, all.length - MOST_GROUPS) };
}
