import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { realRegister } from './real-register.ts';

/** An independent reading of a filed report: values by scope, period and element. */
export type Oracle = {
  cvr: string;
  period: [string, string];
  preceding: [string, string];
  values: Partial<Record<'solo' | 'group', Record<'current' | 'previous', Record<string, string>>>>;
  /** Scope, period and element of values that the report states inconsistently. */
  conflicts?: string[][];
};

const expected = path.join(realRegister ?? '', '../../expected');

/** All reports with an independent reading; none if the folder is missing. */
export const realReports: { file: string; oracle: Oracle }[] = realRegister
  ? readdirSync(expected).map((file) => ({
      file: file.replace(/\.json$/, ''),
      oracle: JSON.parse(readFileSync(path.join(expected, file), 'utf8')),
    }))
  : [];
