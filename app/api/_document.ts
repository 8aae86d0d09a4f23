import 'server-only';
import { type Tagged, toTagged } from '@/lib/http/tagged';
import { makeDocument } from '@/lib/openapi/document';
import type { OpenApiDocument } from '@/lib/openapi/types';
import { ROUTES } from './_routes';

type Made = { document: OpenApiDocument; tagged: Tagged };

let made: Promise<Made> | undefined;

async function make(): Promise<Made> {
  const document = await makeDocument(ROUTES);
  return { document, tagged: toTagged(document) };
}

/** Generated on first use and cached: the document does not change while the process runs. */
export function getDocument(): Promise<Made> {
  made ??= make().catch((error: unknown) => {
    made = undefined;
    throw error;
  });
  return made;
}
