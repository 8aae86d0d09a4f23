import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { ownWords, type Words } from '@/lib/i18n/own-words';

type Schemas = typeof import('@/lib/users/schemas');

/** Account forms are flat: each error belongs to one field. */
function inWords<Values extends FieldValues>(errors: FieldErrors<Values>, say: Words) {
  const entries = Object.entries(errors).map(([name, error]) => {
    const message = typeof error?.message === 'string' ? say(error.message) : undefined;
    return [name, { ...error, message }];
  });
  return Object.fromEntries(entries) as FieldErrors<Values>;
}

/** Validates a form with code that is loaded on its first submit. */
export function lazyResolver<Values extends FieldValues>(
  pick: (schemas: Schemas) => ZodMiniType<Values, Values>,
): Resolver<Values> {
  return async (...form) => {
    const [say, schemas, { standardSchemaResolver }] = await Promise.all([
      ownWords(),
      import('@/lib/users/schemas'),
      import('@hookform/resolvers/standard-schema'),
    ]);
    const checked = await standardSchemaResolver(pick(schemas))(...form);
    if (Object.keys(checked.errors).length === 0) return checked;
    return { values: {}, errors: inWords<Values>(checked.errors, say) };
  };
}
