import type { RegisterDatabase } from './register-database';

/** Makes every query for the accounts of one company fail, until the returned function is called. */
export async function breakAccounts(
  { rows }: Pick<RegisterDatabase, 'rows'>,
  key: string,
): Promise<() => Promise<void>> {
  await rows(`
    ALTER TABLE accounting_periods RENAME TO accounting_periods_away;
    CREATE FUNCTION is_readable(key text) RETURNS boolean LANGUAGE plpgsql AS $$
    BEGIN
      IF key = '${key}' THEN RAISE 'invalid page in block'; END IF;
      RETURN true;
    END $$;
    CREATE VIEW accounting_periods AS
      SELECT * FROM accounting_periods_away WHERE is_readable(company_key)`);
  return async () => {
    await rows(`
      DROP VIEW accounting_periods;
      DROP FUNCTION is_readable;
      ALTER TABLE accounting_periods_away RENAME TO accounting_periods`);
  };
}
