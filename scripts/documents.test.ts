import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const filesIn = (folder: string) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
    path.posix.join(folder, file),
  );

/** Folders of code. What the build and the commands write into them is not there in a fresh clone. */
const CODE = ['app', 'bench', 'components', 'lib', 'messages', 'prisma', 'scripts', 'tests'];
const WRITTEN = /^(prisma\/client|public\/map)/;
const documents = [
  'README.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  ...filesIn('docs').filter((file) => file.endsWith('.md')),
].map((file) => ({ file, text: read(file) }));
const code = CODE.flatMap(filesIn);

/** What each document says in backticks or in a block of commands. */
const quotations = documents.flatMap(({ file, text }) =>
  [...text.matchAll(/`{3}[\s\S]*?`{3}|`[^`\n]+`/g)].map(([said]) => ({ file, said })),
);

/** The address of a heading, as GitHub makes it. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');
const anchorsOf = (file: string) =>
  [...read(file).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => anchorOf(heading));

test('every link within the documents leads to a file, and to a heading of it', () => {
  const dead = documents.flatMap(({ file, text }) =>
    [...text.matchAll(/(?:\]\(|(?:src|srcset)=")(?!https?:)([^)"\s]+)/g)].flatMap(
      ([, link = '']) => {
        const [to = '', anchor] = link.split('#');
        const target = to ? path.posix.join(path.posix.dirname(file), to) : file;
        const leads = existsSync(path.join(ROOT, target));
        return leads && (!anchor || anchorsOf(target).includes(anchor)) ? [] : [`${file}: ${link}`];
      },
    ),
  );
  expect(dead).toEqual([]);
});

test('the list of decisions has each once, by its title', () => {
  const own = /^docs\/decisions\/(\d.*)$/;
  const written = documents.flatMap(({ file, text }) => {
    const [, name] = own.exec(file) ?? [];
    const title = /^# [\d-]+ (.*)$/m.exec(text)?.[1];
    return name === undefined ? [] : [`- [${title}](${name})`];
  });
  const listed = read('docs/decisions/README.md').match(/^- .*$/gm) ?? [];
  expect(written.length).toBeGreaterThan(30);
  expect(listed.toSorted()).toEqual(written.toSorted());
});

test('every file and folder of code that they name exists', () => {
  const names = new RegExp(`^(?:${CODE.join('|')})/[\\w./()[\\]-]+$`);
  const missing = quotations.flatMap(({ file, said }) => {
    const name = said.replaceAll('`', '').replace(/\/$/, '');
    if (!names.test(name) || WRITTEN.test(name)) return [];
    // Folders are named without their files, and some files without .ts.
    return code.some((known) => known === name || known === `${name}.ts`)
      ? []
      : [`${file}: ${name}`];
  });
  expect(missing).toEqual([]);
});

test('every file name without a folder is that of a file', () => {
  const known = new Set([...code, ...readdirSync(ROOT)].map((file) => path.posix.basename(file)));
  const missing = quotations.flatMap(({ file, said }) => {
    const name = /^`([\w-]+(?:\.[\w-]+)*\.(?:tsx?|mjs))`$/.exec(said)?.[1];
    return name === undefined || known.has(name) ? [] : [`${file}: ${name}`];
  });
  // What a decision was about need not be there any more.
  expect(missing.filter((said) => !said.startsWith('docs/decisions/'))).toEqual([]);
});

const commands: Record<string, string> = JSON.parse(read('package.json')).scripts;
const measurements = code.filter((file) => /^bench\/.*\.ts$/.test(file));
/** The code that reads the options of a command; those of measurements are read together. */
const sourceOf = (command: string) => {
  const entry = /\S+\.(?:ts|mjs)$/.exec(commands[command] ?? '')?.[0];
  return (command === 'bench' ? measurements : entry ? [entry] : []).map(read).join('\n');
};

test('every command that they name exists, with its options', () => {
  const wrong = quotations.flatMap(({ file, said }) =>
    [...said.matchAll(/npm run ([\w:]+)(?: -- ([^\n`#]*))?/g)].flatMap(
      ([line, name = '', given = '']) => {
        if (!commands[name]) return [`${file}: ${line}`];
        const source = sourceOf(name);
        const options = [...given.matchAll(/--([a-z-]+)/g)].map(([, option = '']) => option);
        return options
          .filter((option) => option !== 'help' && !new RegExp(`\\b${option}\\b`).test(source))
          .map((option) => `${file}: ${name} --${option}`);
      },
    ),
  );
  expect(wrong).toEqual([]);
});

test('every measurement that they name exists', () => {
  const known = /^const benches[\s\S]*?^};/m.exec(read('bench/run.ts'))?.[0] ?? '';
  const named = quotations.flatMap(({ said }) =>
    [...said.matchAll(/npm run bench -- ([a-z-]+)/g)].map(([, name = '']) => name),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !new RegExp(`^ {2}'?${name}'?:`, 'm').test(known))).toEqual([]);
});

/** Variables of Node, Next and the shell, which explain them, and what `npm test` tells its parts. */
const FOREIGN =
  /^(NEXT_(PHASE|RUNTIME|MANUAL_SIG_HANDLE)|PATH|HOME|TMPDIR|BASE_URL|BUILD_WITHOUT_TYPES)$/;
const programs = [...code, ...readdirSync(ROOT)]
  .filter((file) => /\.(tsx?|mjs)$/.test(file) && !WRITTEN.test(file))
  .map((file) => ({ file, text: read(file) }));

test('every variable that code reads is explained to those who set it', () => {
  const explained = read('.env.example') + read('CONTRIBUTING.md');
  const readOnes = programs.flatMap(({ text }) =>
    [...text.matchAll(/process\.env\.([A-Z_]+)\b/g)].map(([, name = '']) => name),
  );
  const unexplained = readOnes.filter(
    (name) => !FOREIGN.test(name) && !new RegExp(`\\b${name}\\b`).test(explained),
  );
  expect([...new Set(unexplained)]).toEqual([]);
});

test('every variable that is explained is read', () => {
  const explained = [...read('.env.example').matchAll(/^([A-Z_]+)=/gm)].map(
    ([, name = '']) => name,
  );
  expect(explained.length).toBeGreaterThan(40);
  const own = programs.filter(({ file }) => !/\.test\.tsx?$|^tests\/|^bench\//.test(file));
  const all = own.map(({ text }) => text).join('\n');
  // The first mention is its rule in lib/env.ts.
  const mentions = (name: string) => all.match(new RegExp(`\\b${name}\\b`, 'g'))?.length ?? 0;
  expect(explained.filter((name) => mentions(name) < 2)).toEqual([]);
});
