import 'server-only';
import type { Client } from 'pg';
import { FIELDS } from '@/lib/history/members';
import { ONE_OF } from '@/lib/roles/title';
import type { Day } from '../record';

/** The relations to compare; each is a table name or a query in parentheses. */
type Compared = {
  companies: string;
  /** company_key, participant_id, "group", title, ownership, valid_to. */
  roles: string;
  participants: string;
};

/** The register's own intervals: a change within one of them is not significant. */
const band = (row: string) => `(
  SELECT CASE WHEN n = 0 THEN '0' WHEN n = 1 THEN '1' WHEN n <= 4 THEN '2–4'
    WHEN n <= 9 THEN '5–9' WHEN n <= 19 THEN '10–19' WHEN n <= 49 THEN '20–49'
    WHEN n <= 99 THEN '50–99' WHEN n <= 199 THEN '100–199' WHEN n <= 499 THEN '200–499'
    WHEN n <= 999 THEN '500–999' WHEN n >= 1000 THEN '1000+' END
  FROM coalesce(${row}.employees, ${row}.employees_min) AS n)`;

const address = (row: string) => `nullif(concat_ws(', ', ${row}.care_of, ${row}.street, ${row}.town,
  nullif(concat_ws(' ', ${row}.postal_code, ${row}.postal_district), ''), ${row}.address_text,
  nullif(${row}.country_code, 'DK')), '')`;

const industry = (row: string) => `(
  SELECT concat_ws(' ', code, danish) FROM industries
  WHERE version = ${row}.industry_version AND code = ${row}.industry_code)`;

const protection = (row: string) =>
  `CASE WHEN ${row}.advertising_protected THEN 'yes' ELSE 'no' END`;

/** 40.000 DKK */
const capital = (row: string) => `regexp_replace(translate(
  to_char(${row}.capital, 'FM999,999,999,999,999,990.00'), ',.', '.,'), ',00$', '')
  || ' ' || coalesce(${row}.capital_currency, 'DKK')`;

const legalForm = (row: string) =>
  `(SELECT name FROM legal_forms WHERE code = ${row}.legal_form_code)`;

/** Different line breaks do not change the rule. */
const signingRule = (row: string) =>
  `nullif(btrim(regexp_replace(${row}.signing_rule, '\\s+', ' ', 'g')), '')`;

const yesOrNo = (column: string) => (row: string) =>
  `CASE ${row}.${column} WHEN true THEN 'yes' WHEN false THEN 'no' END`;

const articlesOn = (row: string) => `${row}.articles_on::text`;

/** A value missing on either side counts as unchanged: some sources lack these fields. */
const ifKnown = (cell: (row: string) => string) =>
  `coalesce(${cell('stored')}, ${cell('given')}), coalesce(${cell('given')}, ${cell('stored')})`;

/** A new version of the code list recodes every company; that is not a change of industry. */
const companyChangesSql = (before: Compared, after: Compared) => `
  SELECT stored.key, change.field, change.before, change.after
  FROM ${before.companies} stored JOIN ${after.companies} given USING (key), LATERAL (VALUES
    ('NAME'::change_field, stored.name, given.name),
    ('ADDRESS', ${address('stored')}, ${address('given')}),
    ('STATUS', stored.status::text, given.status::text),
    ('INDUSTRY', ${industry('stored')},
     CASE WHEN stored.industry_version <> given.industry_version THEN ${industry('stored')}
       ELSE ${industry('given')} END),
    ('EMPLOYEES', ${band('stored')}, ${band('given')}),
    ('PROTECTION', ${protection('stored')}, ${protection('given')}),
    ('CAPITAL', ${ifKnown(capital)}),
    ('CAPITAL_PARTLY_PAID', ${ifKnown(yesOrNo('capital_partly_paid'))}),
    ('FORM', ${ifKnown(legalForm)}),
    ('SIGNING_RULE', ${ifKnown(signingRule)}),
    ('ARTICLES', ${ifKnown(articlesOn)}),
    ('AUDIT_WAIVED', ${ifKnown(yesOrNo('audit_waived'))})
  ) AS change (field, before, after)
  WHERE stored.digest <> given.digest AND stored.status <> 'UNKNOWN'
    AND change.before IS DISTINCT FROM change.after`;

const cases = (pairs: Iterable<readonly [from: string, to: string]>) =>
  [...pairs].map(([from, to]) => `WHEN '${from}' THEN '${to}'`).join(' ');

/** The detail shown with a member, as in lib/history/members.ts; an auditor has none. */
const held = `CASE "group"
  WHEN 'OWNER' THEN replace(round(ownership * 100, 2)::float8::text, '.', ',') || ' %'
  WHEN 'AUDITOR' THEN NULL
  ELSE CASE upper(title) ${cases(ONE_OF)} ELSE title END END`;

/** The field is null for groups whose changes are not told. */
const members = (relation: Compared) => `
  SELECT key, field, participant_id, held,
    concat(people.name, ' (' || nullif(held, '') || ')') AS member
  FROM ${relation.roles} roles
  JOIN ${relation.participants} people ON people.id = roles.participant_id
  JOIN load_changed changed ON changed.key = roles.company_key, LATERAL (SELECT
    CASE "group" ${cases(Object.entries(FIELDS))} END::change_field AS field,
    coalesce(${held}, '') AS held) AS told
  WHERE roles.valid_to IS NULL AND field IS NOT NULL`;

/**
 * Members in one relation but not in the other. A participant with a new name or a new number
 * counts as the same.
 */
const only = (one: string, other: string) => `
  SELECT key, field, string_agg(member, '; ' ORDER BY member COLLATE "da-x-icu") AS members FROM (
    SELECT key, field, member FROM ${one} WHERE NOT EXISTS (
      SELECT FROM ${other} WHERE (${other}.key, ${other}.field, ${other}.participant_id, ${other}.held)
        = (${one}.key, ${one}.field, ${one}.participant_id, ${one}.held))
    EXCEPT SELECT key, field, member FROM ${other}) moved
  GROUP BY key, field`;

/** The members who left and who joined, without those who stayed. */
const memberChangesSql = (before: Compared, after: Compared) => `
  WITH stored AS (${members(before)}), given AS (${members(after)}),
  gone AS (${only('stored', 'given')}), come AS (${only('given', 'stored')})
  SELECT key, field, gone.members AS before, come.members AS after
  FROM gone FULL JOIN come USING (key, field)`;

/**
 * Records the differences between the stored companies and those of a load, for companies in both
 * whose digests differ. A company known only from a report or a unit has not changed when the
 * register's own document arrives.
 */
export async function recordChanges(
  client: Client,
  compared: { before: Compared; after: Compared },
  { loadId, seenOn }: { loadId: number; seenOn: Day },
): Promise<void> {
  const { before, after } = compared;
  await client.query(`
    CREATE TEMP TABLE load_changed ON COMMIT DROP AS
    SELECT stored.key FROM ${before.companies} stored JOIN ${after.companies} given USING (key)
    WHERE stored.digest <> given.digest AND stored.status <> 'UNKNOWN'`);
  const { rows } = await client.query('SELECT FROM load_changed LIMIT 1');
  if (rows.length > 0) {
    await client.query('ANALYZE load_changed');
    await client.query(
      `INSERT INTO register_changes (company_key, load_id, field, before, after, seen_on)
       SELECT key, $1, field, before, after, $2 FROM (
         ${companyChangesSql(before, after)} UNION ALL (${memberChangesSql(before, after)})
       ) found ORDER BY key, field`,
      [loadId, seenOn],
    );
  }
  await client.query('DROP TABLE load_changed');
}
