import { createLoader, parseAsString } from 'nuqs/server';
import { companyKeySchema } from '@/lib/companies/schemas';

const load = createLoader({ via: parseAsString });

/** The page that linked to the current one: that of a company, or of a person with roles. */
export type Via = { company: string } | { person: string };

/** A person's number prefixed with "p", because it may have eight digits like a CVR number. */
const PERSON = /^p(\d{1,18})$/;

/** Null when it is invalid. */
export async function loadVia(params: Parameters<typeof load>[0]): Promise<Via | null> {
  const { via } = await load(params);
  if (via === null) return null;
  const person = PERSON.exec(via)?.[1];
  if (person) return { person };
  return companyKeySchema.safeParse(via).success ? { company: via } : null;
}

/** As encoded in the URL. */
export const viaText = (via: Via): string => ('company' in via ? via.company : `p${via.person}`);
