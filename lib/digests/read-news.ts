import 'server-only';
import { db } from '@/lib/db';
import type { NotificationKind } from '@/prisma/client/enums';
import { MOST_GROUPS, MOST_LINES } from './group';

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
  /** Grouping key, and the number of notifications in the group. */
  about: string;
  ofAbout: number;
  /** Total numbers of notifications and of groups. */
  total: number;
  groups: number;
};

/** The unread notifications of a digest, as many as fit into a mail, newest first. */
export function readNews(userId: string, digestedAt: Date): Promise<News[]> {
  return db.$queryRaw<News[]>`
    WITH news AS (
      SELECT *, coalesce(company_key::text, saved_search_id::text, title) AS about
      FROM notifications
      WHERE user_id = ${userId}::uuid AND digested_at = ${digestedAt}::timestamptz
        AND read_at IS NULL
    ), lines AS (
      SELECT *, row_number() OVER newest_first AS line,
        first_value(created_at) OVER newest_first AS newest_at,
        first_value(id) OVER newest_first AS newest,
        count(*) OVER (PARTITION BY about)::int AS of_about, count(*) OVER ()::int AS total
      FROM news
      WINDOW newest_first AS (PARTITION BY about ORDER BY created_at DESC, id)
    ), placed AS (
      SELECT *, dense_rank() OVER (ORDER BY newest_at DESC, newest)::int AS place FROM lines
    )
    SELECT title, message, created_at AS "createdAt", kind::text, company_key AS "companyKey",
      saved_search_id AS "savedSearchId", load_id AS "loadId", about, of_about AS "ofAbout", total,
      (SELECT max(place) FROM placed) AS groups
    FROM placed WHERE place <= ${MOST_GROUPS} AND line <= ${MOST_READ}
    ORDER BY created_at DESC, id`;
}
