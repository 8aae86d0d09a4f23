/** The second of pairs by the first, each once. */
export function othersOf(pairs: readonly (readonly [string, string])[]): Map<string, Set<string>> {
  const others = new Map<string, Set<string>>();
  for (const [node, other] of pairs) {
    const known = others.get(node);
    if (known) known.add(other);
    else others.set(node, new Set([other]));
  }
  return others;
}
