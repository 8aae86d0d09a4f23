/** Data that the browser keeps between visits. A no-op where the browser forbids storage. */
const KEYS = {
  rememberedEmail: 'veminto.email',
  /** The query string of /discover. */
  lastResults: 'veminto.search',
  searchType: 'veminto.searchType',
  /** A sentence for which no free AI search was left. */
  unanswered: 'veminto.unanswered',
  exportChoice: 'veminto.export',
  shortcuts: 'veminto.shortcuts',
} as const;

type Key = keyof typeof KEYS;

function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

export const browserStorage = {
  get: (key: Key) => attempt(() => localStorage.getItem(KEYS[key])) ?? '',
  set: (key: Key, value: string) => attempt(() => localStorage.setItem(KEYS[key], value)),
  remove: (key: Key) => attempt(() => localStorage.removeItem(KEYS[key])),
  /** Removes everything, when the user signs out. */
  clear: () =>
    attempt(() => {
      for (const name of Object.values(KEYS)) localStorage.removeItem(name);
      sessionStorage.clear();
    }),
};
