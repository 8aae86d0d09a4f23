import type { Person } from '../people.ts';

/** The caller. `stranger`: a user on another user's data. */
export type Roles = { nobody: number; user: number; stranger?: number; admin: number };

type FormFile = { name: string; mimeType: string; buffer: Buffer };

export type Call = {
  /** Creates something that belongs to the owner. @returns its id. */
  prepare?: (owner: Person) => Promise<string>;
  path: (owner: Person, id: string) => string;
  data?: (owner: Person, id: string) => unknown;
  multipart?: () => Record<string, string | FormFile>;
  expected: Roles;
  /** Cache-Control of its answers, unless they must not be kept. */
  cached?: string;
};

/** By address and method. */
export type Calls = Record<string, Record<string, Call>>;

/** A company imported by the suites. */
export const KEY = '12843089';
/** An id that does not exist. */
export const NONE = '00000000-0000-4000-8000-00000000000f';
const found = { nobody: 401, user: 200, admin: 200 };
/** Data of one user: others are refused, whether or not it exists. */
export const own = { nobody: 401, user: 200, stranger: 403, admin: 200 };
/** Another user's data is answered like data that does not exist. */
export const hidden = { nobody: 401, user: 200, stranger: 404, admin: 404 };
/** The same, with administrators treated as strangers too. */
export const ownAlone = { nobody: 401, user: 200, stranger: 403, admin: 403 };
export const adminsOnly = { nobody: 401, user: 403, stranger: 403, admin: 200 };
export const open = (status: number) => ({ nobody: status, user: status, admin: status });

export const at = (where: string): Call => ({ path: () => where, expected: found });
export const sent = (where: string, data: unknown): Call => ({ ...at(where), data: () => data });
