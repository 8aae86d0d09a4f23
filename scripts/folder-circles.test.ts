import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const IMPORTED = /(?:from|import)\s*\(?\s*['"](@\/|\.{1,2}\/)([^'"]+)['"]/g;

/** The code files below a folder, as paths from the root. Tests may import anything. */
function codeOf(top: string): string[] {
  return readdirSync(path.join(ROOT, top), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|mjs)$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => path.posix.join(top, file));
}

/** lib/search/engine/order.ts → lib/search, lib/paths.ts → lib/paths */
function roomOf(file: string): string {
  const [top = '', name = ''] = file.split('/');
  const room = `${top}/${name}`;
  if (statSync(path.join(ROOT, room), { throwIfNoEntry: false })?.isDirectory()) return room;
  return room.replace(/\.(tsx?|mjs)$/, '');
}

/** For each folder, the folders below the same one that it imports, each with an importing file. */
function importsBetween(top: string): Map<string, Map<string, string>> {
  const found = new Map<string, Map<string, string>>();
  for (const file of codeOf(top)) {
    for (const [, from, rest = ''] of readFileSync(path.join(ROOT, file), 'utf8').matchAll(
      IMPORTED,
    )) {
      const start = from === '@/' ? '' : path.posix.join(path.posix.dirname(file), from ?? '');
      const to = path.posix.join(start, rest);
      if (!to.startsWith(`${top}/`) || roomOf(to) === roomOf(file)) continue;
      const own = found.get(roomOf(file)) ?? new Map<string, string>();
      found.set(roomOf(file), own.set(roomOf(to), file));
    }
  }
  return found;
}

/** The first circle that a walk meets, as "folder (by file)"; null if there is none. */
function findCircle(imports: Map<string, Map<string, string>>): string[] | null {
  const done = new Set<string>();
  function walk(room: string, way: string[]): string[] | null {
    if (way.includes(room)) return [...way.slice(way.indexOf(room)), room];
    if (done.has(room)) return null;
    for (const next of imports.get(room)?.keys() ?? []) {
      const circle = walk(next, [...way, room]);
      if (circle) return circle;
    }
    done.add(room);
    return null;
  }
  for (const room of imports.keys()) {
    const circle = walk(room, []);
    if (circle) {
      return circle
        .slice(1)
        .map((to, at) => `${to} (by ${imports.get(circle[at] ?? '')?.get(to)})`);
    }
  }
  return null;
}

test.each(['lib', 'components', 'app'])(
  'no folders of %s depend on each other in a circle',
  (top) => {
    const imports = importsBetween(top);
    expect(imports.size).toBeGreaterThan(1);
    expect(findCircle(imports)).toBeNull();
  },
);

test('a circle is found, with the files that close it', () => {
  const imports = new Map([
    ['lib/a', new Map([['lib/b', 'lib/a/x.ts']])],
    ['lib/b', new Map([['lib/c', 'lib/b/y.ts']])],
    ['lib/c', new Map([['lib/b', 'lib/c/z.ts']])],
  ]);
  expect(findCircle(imports)).toEqual(['lib/c (by lib/b/y.ts)', 'lib/b (by lib/c/z.ts)']);
});
