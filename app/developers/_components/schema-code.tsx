import type { JsonSchema } from '@/lib/openapi/types';

const REFERENCE = /"#\/components\/schemas\/(\w+)"/;

/** Where the page shows what schemas refer to by this name. */
export const objectId = (name: string) => `object-${name}`;

/** A schema as JSON; what it refers to is a link to it. */
export function SchemaCode({ schema }: { schema: JsonSchema }) {
  // Every second piece is a name.
  const pieces = JSON.stringify(schema, null, 2).split(REFERENCE);
  return pieces.map((piece, at) =>
    at % 2 === 0 ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text stay where they are
      <a key={at} href={`#${objectId(piece)}`} className="text-accent underline hover:no-underline">
        {piece}
      </a>
    ),
  );
}
