import { readdirSync } from 'node:fs';
import path from 'node:path';

/** The path of every page, with parameters in brackets. */
export const pageAddresses = () =>
  readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'page.tsx')
    .map((file) => path.dirname(file).split(path.sep))
    .map((parts) => `/${parts.filter((part) => !/^\(.*\)$|^\.$/.test(part)).join('/')}`);
