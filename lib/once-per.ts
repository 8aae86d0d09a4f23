/**
 * What belongs to an object is made when it is first asked for, and goes with the object, which
 * must not change meanwhile.
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
