import path from 'node:path';
import { type NodeOptions, runOrFail, TYPESCRIPT } from '../../lib/local/node-process.ts';
import { createDatabase } from './database.ts';
import { realRegister } from './real-register.ts';

const SAMPLE_COMPANIES = '2000';

const documents = ['tests/fixtures/register/browser.json', 'tests/fixtures/odd/companies.json'];
if (realRegister) documents.push(path.join(realRegister, 'magenta_company_in.json'));

const commands: [script: string, ...options: string[]][] = [
  ['register-sample', '--companies', SAMPLE_COMPANIES, '--seed', '1'],
  ['register-import', ...documents],
];
if (realRegister) commands.push(['register-filings', path.join(realRegister, '../xbrl')]);

/**
 * The database of the browser suite in the environment's cluster: a small sample, register
 * documents and annual reports, loaded by the same commands that operators use.
 * @returns its address
 */
export async function browserDatabase(given: Omit<NodeOptions, 'output'>): Promise<string> {
  const url = await createDatabase('browser', given.environment.DATABASE_URL);
  const environment = { ...given.environment, DATABASE_URL: url };
  const node = { ...given, environment, output: 'pipe' as const };
  for (const [script, ...options] of commands) {
    const command = [...TYPESCRIPT, `scripts/${script}.ts`, ...options];
    await runOrFail(command, node, `The command ${script} failed.`);
  }
  return url;
}
