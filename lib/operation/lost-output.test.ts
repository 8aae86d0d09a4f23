import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { TYPESCRIPT } from '@/lib/local/node-process';
import { temporaryFolder } from '@/tests/support/temporary';

/** Says that it began, writes to both of its outputs once nobody reads them, and ends with 7. */
const program = (begin: string) => `
  ${begin}
  console.log('up');
  process.once('message', () => {
    console.log('lost');
    console.error('lost');
    setTimeout(() => process.exit(7), 200);
  });`;

async function runUnread(begin: string): Promise<number | null> {
  const file = path.join(temporaryFolder(), 'program.mts');
  writeFileSync(file, program(begin));
  const child = spawn(process.execPath, [...TYPESCRIPT, file], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const { stdout, stderr } = child;
  if (!stdout || !stderr) throw new Error('A program without outputs.');
  await once(stdout, 'data');
  stdout.destroy();
  stderr.destroy();
  child.send('go');
  const [code] = await once(child, 'exit');
  return code as number | null;
}

it('a process goes on when nobody reads what it prints', async () => {
  const module = path.join(import.meta.dirname, 'lost-output.ts');
  const begin = `import { surviveLostOutput } from ${JSON.stringify(module)}; surviveLostOutput();`;
  expect(await runUnread('')).not.toBe(7);
  expect(await runUnread(begin)).toBe(7);
});
