/** A reading of a query that is made once for each query. The caller changes no answer. */
export function oncePer<Query extends object, Value>(
  read: (query: Query) => Value,
): (query: Query) => Value {
  const known = new WeakMap<Query, { value: Value }>();
  return (query) => {
    const answer = known.get(query) ?? { value: read(query) };
    known.set(query, answer);
    return answer.value;
  };
}
