import { madePer } from './once-per';

/** Work that yields after each step, so that others may run in between; returns what it made. */
export type Steps<Made> = Generator<undefined, Made, undefined>;

/** Elements per step: a few milliseconds of simple work on typed arrays. */
const PART = 100_000;

/** Consecutive ranges, from and up to, that together cover `count` elements. */
export function* partsOf(count: number, size = PART): Generator<readonly [number, number]> {
  for (let from = 0; from < count; from += size) yield [from, Math.min(from + size, count)];
}

/** All steps at once. */
export function finish<Made>(steps: Steps<Made>): Made {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/**
 * Memoizes a value per object under a name, like oncePer. `steps` makes it ahead of its first use;
 * whoever needs it before that is done does the remaining steps at once.
 * @param make further arguments must be the same for the same object.
 */
export function oncePerInSteps<
  Source extends WeakKey,
  Rest extends unknown[],
  Made extends NonNullable<unknown>,
>(name: string, make: (source: Source, ...rest: Rest) => Steps<Made>) {
  const known = madePer<Source, Made>(name);
  const begun = madePer<Source, Steps<Made>>(`${name}, begun`);

  function* steps(source: Source, ...rest: Rest): Steps<void> {
    while (!known.has(source)) {
      const work = begun.get(source) ?? make(source, ...rest);
      begun.delete(source);
      const { done, value } = work.next();
      if (done) {
        known.set(source, value);
      } else {
        begun.set(source, work);
        yield;
      }
    }
  }

  const whole = (source: Source, ...rest: Rest): Made => {
    const found = known.get(source);
    if (found !== undefined) return found;
    finish(steps(source, ...rest));
    return known.get(source) as Made;
  };
  return Object.assign(whole, { steps });
}
