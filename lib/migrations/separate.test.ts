import { expect, test } from 'vitest';
import { readMigrations } from './files';

/** The last migration from before this rule. */
const BEFORE = '20261123114500';

/** Statements that lock a table, or block its writers, until the transaction ends. */
const LOCKS =
  /^(ALTER TABLE|DROP|TRUNCATE|LOCK|CREATE (UNIQUE )?INDEX|CREATE (OR REPLACE )?TRIGGER)\b/i;
/** Statements that may scan all rows of a table. */
const ROWS = /^(UPDATE|DELETE|INSERT|MERGE|WITH)\b/i;

/** Splits SQL into statements, without comments, function bodies and string literals. */
const statementsOf = (sql: string): string[] =>
  sql
    .replace(/--.*$/gm, '')
    .replace(/(\$\w*\$)[\s\S]*?\1/g, '')
    .replace(/'(?:[^']|'')*'/g, '')
    .split(';')
    .map((statement) => statement.trim().replace(/\s+/g, ' '));

/**
 * Whether a migration changes rows while it holds a table lock: locks are kept until the whole
 * transaction ends, and readers are blocked meanwhile. Row changes need a migration of their own.
 */
function mixesLocksAndRows(sql: string): boolean {
  const statements = statementsOf(sql);
  return (
    statements.some((statement) => LOCKS.test(statement)) &&
    statements.some((statement) => ROWS.test(statement))
  );
}

test.each([
  'ALTER TABLE notes ADD COLUMN size int;\nUPDATE notes SET size = length(text);',
  'CREATE INDEX a ON notes (id); DELETE FROM notes WHERE id < 0;',
  'alter table notes add column size int;\n\n-- All of them.\nwith old as (select 1) update notes set size = 1;',
  'CREATE TRIGGER t BEFORE INSERT ON notes FOR EACH ROW EXECUTE FUNCTION f();\nINSERT INTO notes SELECT 1',
])('a table is held while rows are gone through: %s', (sql) => {
  expect(mixesLocksAndRows(sql)).toBe(true);
});

test.each([
  'ALTER TABLE notes ADD COLUMN size int;',
  'UPDATE notes SET size = length(text);',
  'CREATE TABLE notes (id int);\nINSERT INTO notes VALUES (1);',
  '-- UPDATE notes follows in the next;\nALTER TABLE notes ADD COLUMN size int;',
  'ALTER TABLE notes ADD CONSTRAINT n FOREIGN KEY (u) REFERENCES users (id) ON DELETE CASCADE ON UPDATE CASCADE;',
  "ALTER TABLE notes ADD COLUMN text text DEFAULT 'one; UPDATE two';",
  'CREATE FUNCTION f() RETURNS trigger LANGUAGE plpgsql AS $$\nBEGIN\n  UPDATE notes SET id = 1;\nEND $$;\nCREATE TRIGGER t AFTER INSERT ON a FOR EACH ROW EXECUTE FUNCTION f();',
])('no table is held longer than it takes: %s', (sql) => {
  expect(mixesLocksAndRows(sql)).toBe(false);
});

test('migrations change tables or rows, never both', () => {
  const newer = readMigrations('prisma/migrations').filter(({ name }) => name > `${BEFORE}_~`);
  expect(newer.filter(({ sql }) => mixesLocksAndRows(sql)).map(({ name }) => name)).toEqual([]);
});
