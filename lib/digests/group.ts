import type { DigestGroup, DigestMembers } from '@/lib/mails/types';

export type DigestLine = {
  /** Grouping key of the lines. */
  about: string;
  /** Total number of lines with this key, including those not passed. */
  ofAbout: number;
  isGrave: boolean;
  title: string;
  message: string;
  link: string | null;
  /** Already formatted. */
  at: string;
  members?: DigestMembers;
};

/** Limits of a mail's length; further lines are only counted. */
export const MOST_GROUPS = 30;
export const MOST_LINES = 5;

/** Groups notifications by their subject, in the given order. */
export function groupLines(lines: readonly DigestLine[]): DigestGroup[] {
  const groups = new Map<string, DigestGroup>();
  for (const { about, ofAbout, title, message: text, link, ...rest } of lines) {
    const group = groups.get(about) ?? { title, link, lines: [], more: ofAbout };
    groups.set(about, group);
    const isThere = group.lines.some((line) => line.text === text && line.at === rest.at);
    if (isThere || group.lines.length === MOST_LINES) continue;
    group.lines.push({ text, ...rest });
    group.more -= 1;
  }
  return [...groups.values()];
}
