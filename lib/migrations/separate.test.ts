import { expect, test } from 'vitest';
import { readMigrations } from './files';
import { mixesLocksAndRows } from './separate';

/** The last migration from before this rule. */
const BEFORE = '20261123114500';

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
