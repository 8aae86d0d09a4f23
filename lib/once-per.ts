import { oncePerProcess } from './once-per-process';

/**
 * Memoizes a value per object: it is created on first use and garbage-collected with the object,
 * which must not be mutated. Copies of a module share what was made, see oncePerProcess, so that
 * instances of a class may meet those of its copy, whose `#private` parts they cannot read.
 * @param name unique in the application.
 */
export function oncePer<Source extends WeakKey, Made extends NonNullable<unknown>>(
  name: string,
  make: (source: Source) => Made,
): (source: Source) => Made {
  const known = madePer<Source, Made>(name);
  return (source) => {
    const found = known.get(source);
    if (found !== undefined) return found;
    const made = make(source);
    known.set(source, made);
    return made;
  };
}

/** What was made per object, under a name. */
export const madePer = <Source extends WeakKey, Made>(name: string): WeakMap<Source, Made> =>
  oncePerProcess(`Made ${name}`, () => new WeakMap<Source, Made>()).get();
