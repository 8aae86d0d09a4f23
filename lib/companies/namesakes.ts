type Named = { key: string | null; name: string | null };

/** CVR numbers of those companies, among some, that another one is named like. */
export function namesakes(companies: Iterable<Named>): ReadonlySet<string> {
  const keysOf = new Map<string, Set<string>>();
  for (const { key, name } of companies) {
    if (key === null || name === null) continue;
    const folded = name.toLowerCase();
    keysOf.set(folded, (keysOf.get(folded) ?? new Set()).add(key));
  }
  return new Set([...keysOf.values()].flatMap((keys) => (keys.size > 1 ? [...keys] : [])));
}
