import 'server-only';
import { makeDocument } from '@/lib/openapi/document';
import type { OpenApiDocument } from '@/lib/openapi/types';
import { ROUTES } from './_routes';

let made: Promise<OpenApiDocument> | undefined;

/** Generated on first use and cached: the document does not change while the process runs. */
export function getDocument(): Promise<OpenApiDocument> {
  made ??= makeDocument(ROUTES).catch((error: unknown) => {
    made = undefined;
    throw error;
  });
  return made;
}
