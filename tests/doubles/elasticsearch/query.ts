type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** All values at a dotted path, including those inside lists. */
export function valuesAt(value: unknown, path: readonly string[]): unknown[] {
  if (Array.isArray(value)) return value.flatMap((item) => valuesAt(item, path));
  const [name, ...rest] = path;
  if (name === undefined) return value === null || value === undefined ? [] : [value];
  return isObject(value) ? valuesAt(value[name], rest) : [];
}

/** Numbers and dates by their value; other texts unchanged. */
export function comparable(value: unknown): number | string {
  if (typeof value === 'number') return value;
  const text = String(value);
  const moment = /^\d{4}-\d{2}-\d{2}/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(moment) ? text : moment;
}

const comparisons: Record<string, (a: number | string, b: number | string) => boolean> = {
  gt: (a, b) => a > b,
  gte: (a, b) => a >= b,
  lt: (a, b) => a < b,
  lte: (a, b) => a <= b,
};

/** The single field of `{ field: … }`. */
function single(clause: unknown): [string[], unknown] {
  const [entry] = isObject(clause) ? Object.entries(clause) : [];
  if (!entry) throw new Error(`unexpected clause ${JSON.stringify(clause)}`);
  return [entry[0].split('.'), entry[1]];
}

const list = (value: unknown): unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];

function inRange(source: unknown, clause: unknown): boolean {
  const [path, bounds] = single(clause);
  const limits = Object.entries(isObject(bounds) ? bounds : {});
  return valuesAt(source, path).some((value) =>
    limits.every(([name, bound]) => {
      const compare = comparisons[name];
      if (!compare) throw new Error(`unknown bound ${name}`);
      return compare(comparable(value), comparable(bound));
    }),
  );
}

function hasAny(source: unknown, clause: unknown): boolean {
  const [path, wanted] = single(clause);
  const values = list(isObject(wanted) ? (wanted.value ?? wanted.query) : wanted);
  return valuesAt(source, path).some((value) => values.includes(value));
}

function matchesBool(source: unknown, clause: Json): boolean {
  const should = list(clause.should);
  return (
    [...list(clause.must), ...list(clause.filter)].every((part) => matches(source, part)) &&
    !list(clause.must_not).some((part) => matches(source, part)) &&
    (should.length === 0 || should.some((part) => matches(source, part)))
  );
}

/** Whether a document matches a query, of the kinds used by the register's clients. */
export function matches(source: unknown, query: unknown): boolean {
  const [[kind], clause] = single(query);
  switch (kind) {
    case 'match_all':
      return true;
    case 'bool':
      return matchesBool(source, isObject(clause) ? clause : {});
    case 'range':
      return inRange(source, clause);
    case 'term':
    case 'terms':
    case 'match':
      return hasAny(source, clause);
    case 'exists':
      return isObject(clause) && valuesAt(source, String(clause.field).split('.')).length > 0;
    default:
      throw new Error(`unknown query ${kind}`);
  }
}

/** Documents ordered by `sort`; those without the field come last. */
export function sorted<T extends { _source: unknown }>(hits: readonly T[], sort: unknown): T[] {
  const keys = list(sort).map((clause) => {
    const [path, order] = typeof clause === 'string' ? [clause.split('.'), 'asc'] : single(clause);
    return { path, down: (isObject(order) ? order.order : order) === 'desc' };
  });
  return hits.toSorted((a, b) => {
    for (const { path, down } of keys) {
      const [left, right] = [a, b].map((hit) => valuesAt(hit._source, path)[0]);
      if (left === undefined || right === undefined) {
        if (left !== right) return left === undefined ? 1 : -1;
        continue;
      }
      const [x, y] = [comparable(left), comparable(right)];
      if (x !== y) return x < y === down ? 1 : -1;
    }
    return 0;
  });
}
