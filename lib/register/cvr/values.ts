import 'server-only';
import { cutText } from '@/lib/cut-text';
import type { Day } from '../record';

/** A document that does not have the register's shape; `message` is the reason that is reported. */
export class ShapeError extends Error {}

export type Json = Record<string, unknown>;

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function wrong(path: string, expected: string): never {
  throw new ShapeError(`${path} is not ${expected}`);
}

/** A member that is an object; null if absent. */
export function objectAt(parent: Json, key: string): Json | null {
  const value = parent[key];
  if (value === null || value === undefined) return null;
  if (typeof value !== 'object' || Array.isArray(value)) wrong(key, 'an object');
  return value as Json;
}

/** A member that is a list of objects, without nulls; empty if absent. */
export function listAt(parent: Json, key: string): Json[] {
  const value = parent[key];
  if (value === null || value === undefined) return [];
  if (!Array.isArray(value)) wrong(key, 'a list');
  const items: Json[] = [];
  for (const item of value) {
    if (item === null) continue;
    if (typeof item !== 'object' || Array.isArray(item)) wrong(key, 'a list of objects');
    items.push(item);
  }
  return items;
}

const maxText = 100_000;
/** Maximum length of names and other short texts, which are indexed and searched. */
export const maxLine = 500;

/** A short text: a name, a place, a status. */
export function lineAt(parent: Json, key: string): string | null {
  return textAt(parent, key, maxLine);
}

/** Most texts have none, and searching is several times faster than replacing. */
const unevenSpaces = / {2}|[\t\u00a0]/;

/** A text, trimmed and with runs of spaces collapsed; null if empty. */
export function textAt(parent: Json, key: string, maxLength = maxText): string | null {
  const value = parent[key];
  if (value === null || value === undefined) return null;
  if (typeof value !== 'string') wrong(key, 'a text');
  const text = (unevenSpaces.test(value) ? value.replace(/[ \t\u00a0]+/g, ' ') : value).trim();
  return text === '' ? null : cutText(text, maxLength);
}

/** A member that is a list of short texts, without empty ones. */
export function linesAt(parent: Json, key: string): string[] {
  const value = parent[key];
  if (value === null || value === undefined) return [];
  if (!Array.isArray(value)) wrong(key, 'a list');
  return value.flatMap((text) => lineAt({ [key]: text }, key) ?? []);
}

/**
 * A flag; false if absent. Any other value than a boolean is an error and must not pass as false.
 */
export function flagAt(parent: Json, key: string): boolean {
  const value = parent[key];
  if (value === null || value === undefined) return false;
  if (typeof value !== 'boolean') wrong(key, 'true or false');
  return value;
}

/** A whole number, which may be written as text; null if absent. */
export function integerAt(parent: Json, key: string): number | null {
  const value = parent[key];
  if (value === null || value === undefined || value === '') return null;
  const number = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isSafeInteger(number)) wrong(key, 'a whole number');
  return number;
}

const maxCount = 2_147_483_647;

/** A count that fits the database; negative or excessive ones are treated as not published. */
export function countAt(parent: Json, key: string): number | null {
  const value = integerAt(parent, key);
  return value !== null && value >= 0 && value <= maxCount ? value : null;
}

/** A non-negative decimal below `limit`, given as number or text; otherwise null. */
export function decimalOf(value: unknown, limit: number): number | null {
  const number = typeof value === 'string' && /^\d+(\.\d+)?$/.test(value) ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) return null;
  return number >= 0 && number < limit ? number : null;
}

const dayPattern = /^(\d{4})-(\d{2})-(\d{2})/;
const monthLengths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** A calendar day, which may have a time after it; null for anything else. */
export function dayOf(value: unknown): Day | null {
  const [, year, month, date] = (typeof value === 'string' && dayPattern.exec(value)) || [];
  const length = monthLengths[Number(month) - 1] ?? 0;
  const leap = month !== '02' || date !== '29' || isLeap(Number(year));
  if (year === undefined || year === '0000' || !leap) return null;
  if (Number(date) < 1 || Number(date) > length) return null;
  return `${year}-${month}-${date}`;
}

/**
 * A member that is a calendar day; null if absent. Days that do not exist are errors, since
 * PostgreSQL would reject them.
 */
export function dayAt(parent: Json, key: string): Day | null {
  const value = parent[key];
  if (value === null || value === undefined) return null;
  return dayOf(value) ?? wrong(key, 'a date');
}

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

const timePattern = /^\d{4}-\d{2}-\d{2}T/;

/** A point in time, in UTC; null if absent. Years have four digits, as in the database. */
export function timeAt(parent: Json, key: string): string | null {
  const value = parent[key];
  if (value === null || value === undefined) return null;
  const written = typeof value === 'string' && timePattern.test(value) ? value : '';
  const time = new Date(written);
  const year = time.getUTCFullYear();
  if (!(year >= 1 && year <= 9999)) wrong(key, 'a point in time');
  return time.toISOString();
}
