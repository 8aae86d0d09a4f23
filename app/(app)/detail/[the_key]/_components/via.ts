import { createLoader, parseAsString } from 'nuqs/server';
import { companyKeySchema } from '@/lib/companies/schemas';

const load = createLoader({ via: parseAsString });

/** The company on whose page this one was chosen; null for anything that is no key. */
export async function loadVia(params: Parameters<typeof load>[0]): Promise<string | null> {
  const { via } = await load(params);
  return companyKeySchema.safeParse(via).success ? via : null;
}
