import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { environment } from './environment.ts';
import { realRegister } from './real-register.ts';

function run(script: string, paths: string[]): void {
  const command = ['--conditions=react-server', '--import', 'tsx', `scripts/${script}.ts`];
  const result = spawnSync(process.execPath, [...command, ...paths], {
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: environment.databaseUrl },
  });
  if (result.status !== 0) throw new Error(`The import failed:\n${result.stdout}${result.stderr}`);
}

/** Brings register documents and annual reports in by the same commands that users have. */
export default function globalSetup(): void {
  const paths = ['tests/fixtures/register/browser.json', 'tests/fixtures/odd/companies.json'];
  if (realRegister) paths.push(path.join(realRegister, 'magenta_company_in.json'));
  run('register-import', paths);
  if (realRegister) run('register-filings', [path.join(realRegister, '../xbrl')]);
}
