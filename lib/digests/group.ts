import type { DigestGroup } from '@/lib/mails/types';

export type DigestLine = {
  /** Lines with the same one stand together. */
  about: string;
  title: string;
  message: string;
  link: string | null;
  /** In words. */
  at: string;
};

const MOST_GROUPS = 30;
const MOST_LINES = 5;

/**
 * Notifications, the newest first, by what they are about. A mail is no list of thousands:
 * the rest is counted.
 */
export function groupLines(lines: readonly DigestLine[]): {
  groups: DigestGroup[];
  moreGroups: number;
} {
  const groups = new Map<string, DigestGroup>();
  for (const { about, title, message, link, at } of lines) {
    const group = groups.get(about) ?? { title, link, lines: [], more: 0 };
    groups.set(about, group);
    const isThere = group.lines.some((line) => line.text === message && line.at === at);
    if (isThere || group.lines.length === MOST_LINES) group.more += 1;
    else group.lines.push({ text: message, at });
  }
  const all = [...groups.values()];
  return { groups: all.slice(0, MOST_GROUPS), moreGroups: Math.max(0, all.length - MOST_GROUPS) };
}
