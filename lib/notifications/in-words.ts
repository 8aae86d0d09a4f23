type Told = {
  kind: string;
  Details: string;
  message: string;
  the_key: string | null;
};

/** A notification in other words. The names of companies and of saved searches are what they are. */
export function inWords<T extends Told>(item: T, say: (sentence: string) => string): T {
  const isNamed = item.the_key !== null || item.kind === 'SEARCH';
  return {
    ...item,
    message: say(item.message),
    Details: isNamed ? item.Details : say(item.Details),
  };
}
