import type { RegisterDatabase } from './register-database';

type User = { id: string };

/** What the database has of a user's plan. */
export function billingRecords(database: RegisterDatabase) {
  const planOf = async ({ id }: User) =>
    (
      await database.rows(
        `SELECT plan, status, provider_subscription_id AS id, current_period_start AS "periodStart",
           current_period_end AS "periodEnd",
           cancel_at AS "cancelAt", access_until AS "accessUntil"
         FROM subscriptions WHERE user_id = '${id}'`,
      )
    )[0] ?? null;

  const titles = async ({ id }: User) =>
    (
      await database.rows(
        `SELECT title FROM notifications WHERE user_id = '${id}' AND kind = 'PLAN' ORDER BY created_at, id`,
      )
    ).map(({ title }) => title);

  const actions = async ({ id }: User) =>
    (
      await database.rows(`SELECT action FROM audit_events WHERE subject = '${id}' ORDER BY id`)
    ).map(({ action }) => action);

  return { planOf, titles, actions };
}
