import { GROUPS } from './operations';
import type { OpenApiDocument, Operation, Parameter } from './types';

export type Listed = { method: string; address: string; operation: Operation };
export type Group = { name: string; slug: string; description: string; operations: Listed[] };

const READ = Object.values(GROUPS).flatMap((operations) => Object.keys(operations));
const placeOf = ({ method, address }: Listed) => READ.indexOf(`${method} ${address}`);

/** The operations by group, in reading order. */
export function groupsOf({ paths, tags }: OpenApiDocument): Group[] {
  const listed = Object.entries(paths).flatMap(([address, methods]) =>
    Object.entries(methods).map(
      ([method, operation]): Listed => ({ method: method.toUpperCase(), address, operation }),
    ),
  );
  return tags.map(({ name, description }) => ({
    name,
    description,
    slug: name.toLowerCase().replaceAll(' ', '-'),
    operations: listed
      .filter(({ operation }) => operation.tags[0] === name)
      .sort((a, b) => placeOf(a) - placeOf(b)),
  }));
}

const REFERENCE = /"#\/components\/schemas\/(\w+)"/g;

/** The names of all schemas that a part of the document refers to, transitively. */
export function objectsOf(part: unknown, { components }: OpenApiDocument): string[] {
  const found = new Set<string>();
  const add = (of: unknown): void => {
    for (const [, name = ''] of JSON.stringify(of).matchAll(REFERENCE)) {
      if (found.has(name)) continue;
      found.add(name);
      add(components.schemas[name] ?? {});
    }
  };
  add(part);
  return [...found].sort();
}

/** A parameter is documented separately when at least this many operations share it, */
const OPERATIONS = 3;
/** and when there are at least this many such parameters: fewer are easier to read in place. */
const PARAMETERS = 8;

/** Parameters that many operations share verbatim, such as search filters: documented once. */
export function sharedParameters(operations: Listed[]): Parameter[] {
  const seen = new Map<string, { parameter: Parameter; times: number }>();
  for (const parameter of operations.flatMap(({ operation }) => operation.parameters)) {
    const written = JSON.stringify(parameter);
    seen.set(written, { parameter, times: (seen.get(written)?.times ?? 0) + 1 });
  }
  const shared = [...seen.values()].filter(({ times }) => times >= OPERATIONS);
  return shared.length < PARAMETERS ? [] : shared.map(({ parameter }) => parameter);
}
