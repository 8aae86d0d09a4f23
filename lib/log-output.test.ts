import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { TYPESCRIPT } from '@/lib/local/node-process';
import { temporaryFolder } from '@/tests/support/temporary';

const module = path.join(import.meta.dirname, 'log-output.ts');

function start(program: string, stdout: number | 'pipe') {
  const file = path.join(temporaryFolder(), 'program.mts');
  const begin = `import { logOutput } from ${JSON.stringify(module)}; const log = logOutput();`;
  writeFileSync(file, `${begin}\n${program}`);
  return spawn(process.execPath, [...TYPESCRIPT, file], { stdio: ['ignore', stdout, 'pipe'] });
}

it.runIf(existsSync('/dev/full'))('a full disk neither stops a process nor its end', async () => {
  const full = openSync('/dev/full', 'w');
  const child = start(
    `log.write('one\\n'); setTimeout(() => { log.write('two\\n'); process.exit(7); }, 50);`,
    full,
  );
  closeSync(full);
  expect(await once(child, 'exit')).toEqual([7, null]);
});

it('all lines arrive whole and in their order, however late they are read', async () => {
  const lines = Array.from({ length: 2_000 }, (_, number) => `${number} ${'æ'.repeat(100)}\n`);
  const child = start(
    // Touching it lets a pipe refuse what it has no room for.
    `process.stdout.write('');
    for (let number = 0; number < 2000; number += 1) log.write(number + ' ' + 'æ'.repeat(100) + '\\n');
    process.stderr.write('written');
    setInterval(() => {}, 1_000);`,
    'pipe',
  );
  const { stdout, stderr } = child;
  if (!stdout || !stderr) throw new Error('A program without outputs.');
  await once(stderr, 'data');
  let read = '';
  stdout.setEncoding('utf8').on('data', (text: string) => {
    read += text;
  });
  await vi.waitFor(() => expect(read.length).toBe(lines.join('').length), { timeout: 10_000 });
  child.kill();
  expect(read).toBe(lines.join(''));
});
