/** Data that the browser keeps between visits. */
type Key =
  /** The address that the sign-in form remembers. */
  | 'email'
  /** The query string of the last /discover. */
  | 'search'
  | 'searchType'
  /** A sentence for which no free AI search was left. */
  | 'unanswered'
  /** What was last chosen to export. */
  | 'export'
  | 'shortcuts';

const PREFIX = 'veminto.';

/** A no-op where the browser forbids storage. */
function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

export const browserStorage = {
  get: (key: Key) => attempt(() => localStorage.getItem(PREFIX + key)) ?? '',
  set: (key: Key, value: string) => attempt(() => localStorage.setItem(PREFIX + key, value)),
  remove: (key: Key) => attempt(() => localStorage.removeItem(PREFIX + key)),
  /** Removes everything, when the user signs out. */
  clear: () =>
    attempt(() => {
      for (const name of Object.keys(localStorage)) {
        if (name.startsWith(PREFIX)) localStorage.removeItem(name);
      }
      sessionStorage.clear();
    }),
};
