import 'server-only';
import { db } from '@/lib/db';
import { type Change, GRAVE_BELOW } from '@/lib/notifications/change-text';
import { Prisma } from '@/prisma/client/client';
import type { NotificationKind } from '@/prisma/client/enums';
import { MOST_GROUPS, MOST_LINES } from './group';

/** A mail begins with what may cost its reader money, however old or new the rest is. */
const GRAVITY = Prisma.sql`least(weight, ${GRAVE_BELOW})`;

/** Extra rows per group, as duplicate lines are shown only once. */
const MOST_READ = 4 * MOST_LINES;

export type News = {
  title: string;
  message: string;
  createdAt: Date;
  kind: NotificationKind;
  companyKey: string | null;
  savedSearchId: string | null;
  loadId: number | null;
  weight: number;
  /** What changed of the company. */
  fields: Change['field'][];
  /** Bankruptcy, dissolution and the like. */
  isGrave: boolean;
  /** Grouping key, and the number of notifications in the group. */
  about: string;
  ofAbout: number;
  /** Total numbers of notifications and of groups. */
  total: number;
  groups: number;
};

/** The unread notifications of a digest, as many as fit into a mail, gravest first, then newest. */
export function readNews(userId: string, digestedAt: Date): Promise<News[]> {
  return db.$queryRaw<News[]>`
    WITH news AS (
      SELECT *, coalesce(company_key::text, saved_search_id::text, title) AS about,
        ${GRAVITY} AS gravity
      FROM notifications
      WHERE user_id = ${userId}::uuid AND digested_at = ${digestedAt}::timestamptz
        AND read_at IS NULL
    ), lines AS (
      SELECT *, row_number() OVER gravest_first AS line,
        first_value(gravity) OVER gravest_first AS gravest,
        first_value(created_at) OVER gravest_first AS first_at,
        first_value(id) OVER gravest_first AS first,
        count(*) OVER (PARTITION BY about)::int AS of_about, count(*) OVER ()::int AS total
      FROM news
      WINDOW gravest_first AS (PARTITION BY about ORDER BY gravity, created_at DESC, id)
    ), placed AS (
      SELECT *, dense_rank() OVER (ORDER BY gravest, first_at DESC, first)::int AS place FROM lines
    )
    SELECT title, message, created_at AS "createdAt", kind::text, company_key AS "companyKey",
      saved_search_id AS "savedSearchId", load_id AS "loadId", weight, fields, about, of_about AS "ofAbout", total,
      gravity < ${GRAVE_BELOW} AS "isGrave", (SELECT max(place) FROM placed) AS groups
    FROM placed WHERE place <= ${MOST_GROUPS} AND line <= ${MOST_READ}
    ORDER BY place, line`;
}
