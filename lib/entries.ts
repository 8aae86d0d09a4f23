/** Object.keys, with the types of an object whose keys are all known. */
export const keysOf = <Key extends string>(object: Readonly<Record<Key, unknown>>) =>
  Object.keys(object) as Key[];

/** Object.entries, likewise. */
export const entriesOf = <Key extends string, Value>(object: Readonly<Record<Key, Value>>) =>
  Object.entries(object) as [Key, Value][];

/** Object.fromEntries, likewise. */
export const recordOf = <Key extends string, Value>(entries: readonly (readonly [Key, Value])[]) =>
  Object.fromEntries(entries) as Record<Key, Value>;
