import { inNotation, NAME_MARK } from '@/lib/openapi/notation';
import type { JsonSchema } from '@/lib/openapi/types';

/** Where a page shows what schemas refer to by this name. */
export const objectId = (name: string) => `object-${name}`;

/** A schema as a type; what it refers to is a link to it. */
export function SchemaCode({ schema }: { schema: JsonSchema }) {
  // Every second piece is a name.
  return inNotation(schema)
    .split(NAME_MARK)
    .map((piece, at) =>
      at % 2 === 0 ? (
        piece
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text stay where they are
        <a key={at} href={`#${objectId(piece)}`} className="underline">
          {piece}
        </a>
      ),
    );
}
