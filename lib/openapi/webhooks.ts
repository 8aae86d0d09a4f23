import 'server-only';
import { PAYLOADS } from '@/lib/webhooks/payload-shapes';
import { toAnswerSchema } from './schema';
import type { OpenApiDocument, Posted } from './types';

const header = (name: string, description: string): Posted['parameters'][number] => ({
  ...({ name, in: 'header', required: true } as const),
  ...{ description, schema: { type: 'string' } },
});

const HEADERS = [
  header('webhook-id', 'Equal in all attempts: what was received before may be left out'),
  header('webhook-timestamp', 'Of this attempt, in seconds since 1970'),
  header(
    'webhook-signature',
    'v1, and the base64 of HMAC-SHA256 over id.timestamp.body, as by Standard Webhooks; several have spaces between them. The key is what stands in the secret behind whsec_, decoded from base64',
  ),
];

/** The requests that webhooks receive. */
export function postedToWebhooks(): OpenApiDocument['webhooks'] {
  return Object.fromEntries(
    Object.entries(PAYLOADS).map(([type, { summary, schema }]) => {
      const content = { 'application/json': { schema: toAnswerSchema(schema).schema } };
      const post: Posted = {
        operationId: type.replace('.', '_'),
        summary,
        // What proves that it comes from us is the signature.
        security: [],
        parameters: HEADERS,
        requestBody: { required: true, content },
        responses: { '2XX': { description: 'Received; 410 switches the webhook off' } },
      };
      return [type, { post }];
    }),
  );
}
