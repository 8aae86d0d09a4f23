import type { FieldValues, Resolver } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';

type Schemas = typeof import('@/lib/users/schemas');

/** Checks a form with code that is loaded when it is first submitted. */
export function lazyResolver<Values extends FieldValues>(
  pick: (schemas: Schemas) => ZodMiniType<Values, Values>,
): Resolver<Values> {
  return async (...form) => {
    const [schemas, { standardSchemaResolver }] = await Promise.all([
      import('@/lib/users/schemas'),
      import('@hookform/resolvers/standard-schema'),
    ]);
    return standardSchemaResolver(pick(schemas))(...form);
  };
}
