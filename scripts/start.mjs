import path from 'node:path';
import { describeFailure, nodeVersionProblem } from '../lib/local/bootstrap/run.mjs';
import { UserError } from '../lib/local/bootstrap/user-error.mjs';

// A closed terminal must not prevent the clean-up.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

const root = path.resolve(import.meta.dirname ?? '.', '..');
const log = (/** @type {string} */ line) => console.log(line);
const [command = 'start', ...others] = process.argv.slice(2);

/** Everything is a variable: an option that is ignored would start something else than was meant. */
function refuseArguments() {
  const given = command === 'dev' ? others : process.argv.slice(2);
  if (given.length === 0) return;
  throw new UserError(
    `${given[0]} is not known: npm start and npm run dev take no arguments. Set PORT and other variables in .env or before the command (see .env.example).`,
  );
}

/** Uses only Node's own modules until the dependencies are installed. */
async function stageOne() {
  const { loadDotenv } = await import('../lib/local/bootstrap/dotenv.mjs');
  const { ensureDependencies } = await import('../lib/local/bootstrap/dependencies.mjs');
  const { readAddress, requireFreePort } = await import('../lib/local/bootstrap/port.mjs');
  loadDotenv(path.join(root, '.env'), process.env);
  const address = readAddress(process.env);
  const beforeInstall = () => requireFreePort(address, 1_000);
  await ensureDependencies(root, { environment: process.env, log, beforeInstall });
}

async function stageTwo() {
  const { register } = await import('tsx/esm/api');
  register({ tsconfig: path.join(root, 'tsconfig.json') });
  const { start } = await import('../lib/local/start.ts');
  await start({
    root,
    environment: process.env,
    command: command === 'dev' ? 'dev' : 'start',
    isTerminal: Boolean(process.stdout.isTTY),
    checkEnvironment: async (complete) => {
      Object.assign(process.env, complete);
      await import('../lib/env.ts');
    },
    log,
  });
}

try {
  const problem = nodeVersionProblem(process.version);
  if (problem) throw new UserError(problem);
  refuseArguments();
  await stageOne();
  await stageTwo();
  process.exit(0);
} catch (error) {
  console.error(describeFailure(error, process.env.LOG_LEVEL));
  process.exit(1);
}
