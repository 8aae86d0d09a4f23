import type { DigestGroup } from '@/lib/mails/types';

export type DigestLine = {
  /** Lines with the same one stand together. */
  about: string;
  /** How many of them there are, with those that are not here. */
  ofAbout: number;
  title: string;
  message: string;
  link: string | null;
  /** In words. */
  at: string;
};

/** A mail is no list of thousands: the rest is counted. */
export const MOST_GROUPS = 30;
export const MOST_LINES = 5;

/** Notifications, the newest first, by what they are about. */
export function groupLines(lines: readonly DigestLine[]): DigestGroup[] {
  const groups = new Map<string, DigestGroup>();
  for (const { about, ofAbout, title, message, link, at } of lines) {
    const group = groups.get(about) ?? { title, link, lines: [], more: ofAbout };
    groups.set(about, group);
    const isThere = group.lines.some((line) => line.text === message && line.at === at);
    if (isThere || group.lines.length === MOST_LINES) continue;
    group.lines.push({ text: message, at });
    group.more -= 1;
  }
  return [...groups.values()];
}
