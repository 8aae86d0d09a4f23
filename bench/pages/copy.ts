import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Lifecycle } from '../../lib/local/lifecycle';

/** A copy of the project's current state with extra files, deleted after the measurement. */
export function copyProject(
  project: string,
  added: Record<string, string>,
  lifecycle: Lifecycle,
): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'veminto-copy-'));
  lifecycle.add(() => rmSync(folder, { recursive: true, force: true }));
  const listing = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const files = execFileSync('git', listing, { cwd: project, encoding: 'utf8' }).split('\0');
  for (const file of files.filter(Boolean)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    copyFileSync(path.join(project, file), path.join(folder, file));
  }
  for (const [file, text] of Object.entries(added)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  copyPackages(project, folder);
  return folder;
}

/** As hard links where possible: the build refuses symbolic links that lead out of its folder. */
function copyPackages(project: string, folder: string): void {
  const packages = path.join(project, 'node_modules');
  try {
    execFileSync('cp', ['-al', packages, folder], { stdio: 'ignore' });
  } catch {
    const to = path.join(folder, 'node_modules');
    cpSync(packages, to, { recursive: true, verbatimSymlinks: true, force: true });
  }
}
