/**
 * Makes a value when it is first asked for. For Intl's formatters: a browser takes some 25 ms for the
 * first one, which every page would spend before it responds.
 */
export function lazily<Made extends NonNullable<unknown>>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
