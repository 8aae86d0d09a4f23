import 'server-only';
import { makeDocument } from '@/lib/openapi/document';
import type { OpenApiDocument } from '@/lib/openapi/types';
import { ROUTES } from './_routes';

let made: Promise<OpenApiDocument> | undefined;

/** Made when it is first asked for: it does not change while the process runs. */
export function getDocument(): Promise<OpenApiDocument> {
  made ??= makeDocument(ROUTES).catch((error: unknown) => {
    made = undefined;
    throw error;
  });
  return made;
}
