/**
 * Memoizes a value per object: it is created on first use and garbage-collected with the object,
 * which must not be mutated.
 */
export function oncePer<Source extends WeakKey, Made extends NonNullable<unknown>>(
  make: (source: Source) => Made,
): (source: Source) => Made {
  const known = new WeakMap<Source, Made>();
  return (source) => {
    const found = known.get(source);
    if (found !== undefined) return found;
    const made = make(source);
    known.set(source, made);
    return made;
  };
}
