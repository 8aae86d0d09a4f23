type Kept = { [key: `__veminto${string}`]: unknown };

/**
 * A value that exists once in a process, made on first use. Variables of a module do not: pages,
 * route handlers, the middleware and startup code are bundled separately, and development reloads
 * modules.
 */
export function oncePerProcess<Made extends NonNullable<unknown>>(name: string, make: () => Made) {
  const kept = globalThis as Kept;
  const key = `__veminto${name}` as const;
  return {
    get(): Made {
      kept[key] ??= make();
      return kept[key] as Made;
    },
    /** Removes the value, if it was made, so that the next use makes another. */
    take(): Made | undefined {
      const taken = kept[key] as Made | undefined;
      kept[key] = undefined;
      return taken;
    },
  };
}
