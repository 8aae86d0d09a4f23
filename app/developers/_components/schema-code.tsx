import { inNotation, NAME_MARK } from '@/lib/openapi/notation';
import type { JsonSchema } from '@/lib/openapi/types';

/** The anchor under which a page shows the schema of that name. */
export const objectId = (name: string) => `object-${name}`;

/** Renders a schema as a type; the objects it refers to are links. */
export function SchemaCode({ schema }: { schema: JsonSchema }) {
  // Every second piece is an object's name.
  return inNotation(schema)
    .split(NAME_MARK)
    .map((piece, at) =>
      at % 2 === 0 ? (
        piece
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never reorder
        <a key={at} href={`#${objectId(piece)}`} className="underline">
          {piece}
        </a>
      ),
    );
}
