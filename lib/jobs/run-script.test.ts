import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '@/tests/support/temporary';
import { runScript } from './run-script';

function scriptOf(text: string): string {
  const file = path.join(temporaryFolder(), 'script.ts');
  writeFileSync(file, text);
  return file;
}

const forever = new AbortController().signal;

test('its lines are heard, of output and errors, with our environment and folder', async () => {
  const lines: string[] = [];
  const script = scriptOf(`
    const folder: string = process.cwd();
    console.log(folder, process.env.PATH === undefined);
    console.error('careful');`);
  await runScript(script, { signal: forever, onLine: (line) => lines.push(line) });
  expect(lines.sort()).toEqual([`${process.cwd()} false`, 'careful'].sort());
});

test('a failure is told with the last lines', async () => {
  const script = scriptOf(`
    for (let line = 1; line <= 50; line++) console.log('line ' + line);
    process.exitCode = 3;`);
  const lines: string[] = [];
  const run = runScript(script, { signal: forever, onLine: (line) => lines.push(line) });
  const last = Array.from({ length: 20 }, (_, index) => `line ${index + 31}`).join('\n');
  await expect(run).rejects.toThrow(`script.ts ended with 3:\n${last}`);
  expect(lines).toHaveLength(50);
});

test('the signal ends it, and its reason is the failure', async () => {
  const stopping = new AbortController();
  const script = scriptOf(`console.log('up'); setInterval(() => {}, 1000);`);
  const lines: string[] = [];
  const onLine = (line: string) => {
    lines.push(line);
    stopping.abort(new Error('The server stops.'));
  };
  const run = runScript(script, { signal: stopping.signal, onLine });
  await expect(run).rejects.toThrow('The server stops.');
  expect(lines).toEqual(['up']);
  const again = runScript(script, { signal: stopping.signal, onLine });
  await expect(again).rejects.toThrow('The server stops.');
});
