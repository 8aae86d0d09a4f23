import path from 'node:path';
import { describeFailure } from '../lib/local/bootstrap/run.mjs';
import { openToolchain } from '../lib/local/bootstrap/toolchain.mjs';
import { UserError } from '../lib/local/bootstrap/user-error.mjs';

const root = path.resolve(import.meta.dirname ?? '.', '..');
const log = (/** @type {string} */ line) => console.log(line);

/** @type {[name: string, command: string[]][]} */
const tools = [
  [
    'format, lint and who may import whom',
    ['node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings'],
  ],
  ['route types', ['node_modules/next/dist/bin/next', 'typegen']],
  ['types', ['node_modules/typescript/bin/tsc', '--noEmit']],
];

/** `npm run check`: everything about the code that needs no database. */
async function check() {
  await openToolchain(root, process.env, log);
  const { ensurePrismaClient } = await import('../lib/local/prisma-client.ts');
  const { runUntilDone } = await import('../lib/local/lifecycle.ts');
  const { runNode } = await import('../lib/local/node-process.ts');
  /** @type {string[]} */
  const failed = [];
  await runUntilDone(async (lifecycle) => {
    const node = { root, environment: process.env, lifecycle, log };
    await ensurePrismaClient(node);
    for (const [name, command] of tools) {
      log(`\n${name}`);
      const { code } = await runNode(command, { ...node, output: 'inherit' });
      if (code !== 0) failed.push(name);
    }
  });
  if (failed.length > 0) throw new UserError(`Not in order: ${failed.join(', ')}.`);
}

try {
  await check();
  process.exit(0);
} catch (error) {
  console.error(describeFailure(error, process.env.LOG_LEVEL));
  process.exit(1);
}
