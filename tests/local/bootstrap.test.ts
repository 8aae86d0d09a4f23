import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ensureDependencies, findOutdated } from '@/lib/local/bootstrap/dependencies.mjs';
import { findDotenvMistake, loadDotenv } from '@/lib/local/bootstrap/dotenv.mjs';
import { withAddresses } from '@/lib/local/bootstrap/install-by-address.mjs';
import { readAddress, requireFreePort } from '@/lib/local/bootstrap/port.mjs';
import { describeFailure, nodeVersionProblem } from '@/lib/local/bootstrap/run.mjs';
import { UserError } from '@/lib/local/bootstrap/user-error.mjs';
import { temporaryFolder } from '../support/temporary';

/** Occupies a port for one test. */
async function occupyPort(): Promise<number> {
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return (server.address() as net.AddressInfo).port;
}

/** Only the first stage of `npm start`, as on a fresh clone without dependencies. */
function startFreshClone(files: Record<string, string>, environment: Record<string, string>) {
  const root = temporaryFolder();
  for (const part of ['scripts/start.mjs', 'lib/local/bootstrap', 'package-lock.json']) {
    cpSync(part, path.join(root, part), { recursive: true });
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(root, name), text);
  const result = spawnSync(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    encoding: 'utf8',
    env: { PATH: process.env.PATH ?? '', ...environment } as unknown as NodeJS.ProcessEnv,
  });
  return { root, code: result.status, output: result.stderr };
}

test('a half-written .env ends the start with the line', () => {
  const { root, code, output } = startFreshClone({ '.env': 'PORT=3000\n\nAUTH_SECR' }, {});
  expect(output).toBe(`Line 3 of ${root}/.env is not KEY=VALUE. Correct or remove that line.\n`);
  expect(code).toBe(1);
});

test('an occupied port ends the start before anything is installed', async () => {
  const port = await occupyPort();
  const { code, output } = startFreshClone({}, { PORT: String(port) });
  expect(output).toBe(
    `Port ${port} on 127.0.0.1 is in use. Stop what runs there or set PORT to another number.\n`,
  );
  expect(code).toBe(1);
});

test.each([
  ['# comment\n\nexport A=1\nB = "two words"\nC=', undefined],
  ['A="first\nsecond"\nB=2', undefined],
  ['A=1\nB', { line: 2, reason: 'is not KEY=VALUE' }],
  ['=1', { line: 1, reason: 'is not KEY=VALUE' }],
  ['A="never closed\nB=1', { line: 1, reason: 'opens a " that is never closed' }],
])('reads %j', (text, mistake) => {
  expect(findDotenvMistake(text)).toEqual(mistake);
});

test('the real environment wins over .env', () => {
  const file = path.join(temporaryFolder(), '.env');
  writeFileSync(file, 'A=file\nB=file\nC=file');
  const environment: Record<string, string | undefined> = { A: 'real', B: '' };
  loadDotenv(file, environment);
  expect(environment).toEqual({ A: 'real', B: 'file', C: 'file' });
});

test.each([
  ['v20.18.3', 'Veminto needs Node.js 20.19 or newer; this is v20.18.3. Install a newer one.'],
  ['v18.20.0', 'Veminto needs Node.js 20.19 or newer; this is v18.20.0. Install a newer one.'],
  ['v20.19.0', undefined],
  ['v24.1.0', undefined],
])('judges Node %s', (version, problem) => {
  expect(nodeVersionProblem(version)).toBe(problem);
});

test('reads and refuses addresses', async () => {
  expect(readAddress({ HOST: '', PORT: '' })).toEqual({ host: '127.0.0.1', port: 3000 });
  expect(() => readAddress({ PORT: '80x' })).toThrow(
    'PORT is "80x". Set it to a number from 1 to 65535.',
  );
  await expect(requireFreePort({ host: '192.0.2.1', port: 3000 })).rejects.toThrow(
    '192.0.2.1 is not an address of this machine. Set HOST to one that is, such as 127.0.0.1.',
  );
});

test('compares what is installed with the lock file', () => {
  const root = temporaryFolder();
  const write = (file: string, packages: object) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), JSON.stringify({ packages }));
  };
  const wanted = {
    '': {},
    'node_modules/a': { version: '1.0.0' },
    'node_modules/elsewhere': { version: '1.0.0', optional: true },
    'node_modules/tests': { version: '1.0.0', dev: true },
  };
  write('package-lock.json', wanted);
  expect(findOutdated(root)).toBe('node_modules');
  write('node_modules/.package-lock.json', { 'node_modules/a': { version: '1.0.0' } });
  expect(findOutdated(root)).toBe('node_modules/a');
  write('node_modules/a/package.json', {});
  expect(findOutdated(root)).toBeUndefined();
  expect(findOutdated(root, { withTests: true })).toBe('node_modules/tests');
  write('node_modules/.package-lock.json', { 'node_modules/a': { version: '0.9.0' } });
  expect(findOutdated(root)).toBe('node_modules/a');
});

/** A fake npm that refuses `ci` like npm does, and whose `install` provides one version. */
function writeFakeNpm(root: string, version: string): string {
  const file = path.join(root, 'npm-cli.js');
  const installed = JSON.stringify({ packages: { 'node_modules/a': { version } } });
  writeFileSync(
    file,
    `const fs = require('node:fs');
     if (process.argv[2] === 'ci') { console.error('npm error code EUSAGE'); process.exit(1); }
     fs.mkdirSync('node_modules/a', { recursive: true });
     fs.writeFileSync('node_modules/a/package.json', '{}');
     fs.writeFileSync('node_modules/.package-lock.json', ${JSON.stringify(installed)});`,
  );
  return file;
}

/** A fake npm that knows its registry and fails for addresses of a broken one. */
const fakeCi = (registry: string) => `const fs = require('node:fs');
  if (process.argv[2] === 'config') { console.log('${registry}'); process.exit(0); }
  const lock = fs.readFileSync('package-lock.json', 'utf8');
  fs.mkdirSync('node_modules/a', { recursive: true });
  fs.writeFileSync('node_modules/a/package.json', JSON.stringify({ at: process.cwd() }));
  if (lock.includes('broken.example')) process.exit(1);
  fs.writeFileSync('node_modules/.package-lock.json', lock);`;

test('installs where npm ci refuses a lock file without the packages for other machines', async () => {
  const root = temporaryFolder();
  const packages = { '': {}, 'node_modules/a': { version: '1.0.0' } };
  writeFileSync(path.join(root, 'package-lock.json'), JSON.stringify({ packages }));
  const install = (version: string) =>
    ensureDependencies(root, {
      environment: { PATH: process.env.PATH, npm_execpath: writeFakeNpm(root, version) },
      log: () => {},
    });
  await expect(install('1.1.0')).rejects.toThrow(
    'node_modules/a is not what package-lock.json says even after installing.',
  );
  await install('1.0.0');
  expect(findOutdated(root)).toBeUndefined();
});

test('where npm fails its reason is told, not its news', async () => {
  const root = temporaryFolder();
  const packages = { '': {}, 'node_modules/a': { version: '1.0.0' } };
  writeFileSync(path.join(root, 'package-lock.json'), JSON.stringify({ packages }));
  const npm = path.join(root, 'npm-cli.js');
  const lines = ['npm error path /srv/a', 'npm error', ...Array(12).fill('npm notice New version')];
  writeFileSync(npm, `console.error(${JSON.stringify(lines.join('\n'))}); process.exit(1);`);
  const environment = { PATH: process.env.PATH, npm_execpath: npm };
  await expect(ensureDependencies(root, { environment, log: () => {} })).rejects.toThrow(
    'npm error path /srv/a\nnpm could not install the dependencies; its reason stands above.',
  );
});

test('packages are asked for where registries keep them', () => {
  const packages = {
    '': { version: '0.1.0' },
    'node_modules/a/node_modules/@scope/b': { version: '2.0.0-rc.1', integrity: 'sha512-x' },
    'node_modules/renamed': { version: '1.0.0', name: 'other' },
  };
  const lock = withAddresses({ packages }, 'https://registry.example/npm/');
  expect(Object.values(lock.packages).map(({ resolved }) => resolved)).toEqual([
    undefined,
    'https://registry.example/npm/@scope/b/-/b-2.0.0-rc.1.tgz',
    'https://registry.example/npm/other/-/other-1.0.0.tgz',
  ]);
});

test('packages come to their place when all are there; where that fails npm finds them', async () => {
  const root = temporaryFolder();
  const packages = { '': {}, 'node_modules/a': { version: '1.0.0' } };
  const npm = path.join(root, 'npm-cli.js');
  for (const file of ['package.json', '.npmrc']) writeFileSync(path.join(root, file), '{}');
  writeFileSync(path.join(root, 'package-lock.json'), JSON.stringify({ packages }));
  const install = async (registry: string) => {
    writeFileSync(npm, fakeCi(registry));
    rmSync(path.join(root, 'node_modules'), { recursive: true, force: true });
    const environment = { PATH: process.env.PATH, npm_execpath: npm };
    await ensureDependencies(root, { environment, log: () => {} });
    expect(existsSync(path.join(root, '.cache/install'))).toBe(false);
    return readFileSync(path.join(root, 'node_modules/a/package.json'), 'utf8');
  };
  expect(await install('https://registry.example/')).toContain('.cache/install');
  expect(await install('https://broken.example/')).not.toContain('.cache/install');
});

test('a file that cannot be written is named, with what to do', () => {
  const refused = (code: string) =>
    Object.assign(new Error(`${code}: mkdir`), { code, path: '/srv/veminto/.start.lock' });
  const begin = '/srv/veminto/.start.lock cannot be read or written';
  expect(describeFailure(refused('EACCES'), undefined)).toBe(
    `${begin} (EACCES). Run the command as the user who owns it, or give yourself the right.`,
  );
  expect(describeFailure(refused('ENOSPC'), undefined)).toBe(
    `${begin} (ENOSPC). Its disk is full. Make room, then run the command again.`,
  );
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), {
    code: 'ENOSPC',
  });
  expect(describeFailure(full, undefined)).toBe(
    'A file cannot be read or written (ENOSPC). Its disk is full. Make room, then run the command again.',
  );
  expect(describeFailure(refused('EROFS'), undefined)).toContain('(EROFS). Its file system is');
  expect(describeFailure(refused('ENOENT'), undefined)).toContain('(LOG_LEVEL=debug shows where.)');
});

test('shows a stack only to those who debug', () => {
  const sentence = new UserError('Do this.');
  expect(describeFailure(sentence, 'info')).toBe('Do this.');
  expect(describeFailure(sentence, 'debug')).toContain('bootstrap.test.ts');
  expect(describeFailure(new Error('Odd'), undefined)).toBe('Odd (LOG_LEVEL=debug shows where.)');
});
