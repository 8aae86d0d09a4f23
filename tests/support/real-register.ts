import { existsSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve('../shared/register/samples/cvr');

/** Real register documents, if their folder lies beside the project. */
export const realRegister = existsSync(folder) ? folder : null;

if (!realRegister) {
  process.stderr.write(`Without ${folder} the tests on real documents do not run.\n`);
}
