import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Every page as it is opened, with its parameters in brackets. */
export const pageAddresses = () =>
  readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'page.tsx')
    .map((file) => path.dirname(file).split(path.sep))
    .map((parts) => `/${parts.filter((part) => !/^\(.*\)$|^\.$/.test(part)).join('/')}`);
