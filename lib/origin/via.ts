import { createLoader, parseAsString } from 'nuqs/server';
import { companyKeySchema } from '@/lib/companies/schemas';

const load = createLoader({ via: parseAsString });

/** The page on which another one was chosen: that of a company, or that of somebody with roles. */
export type Via = { company: string } | { person: string };

/** A person's number with a letter before it: it may have eight digits, as a company's has. */
const PERSON = /^p(\d{1,18})$/;

/** Null for anything that is neither. */
export async function loadVia(params: Parameters<typeof load>[0]): Promise<Via | null> {
  const { via } = await load(params);
  if (via === null) return null;
  const person = PERSON.exec(via)?.[1];
  if (person) return { person };
  return companyKeySchema.safeParse(via).success ? { company: via } : null;
}

/** As the address has it. */
export const viaText = (via: Via): string => ('company' in via ? via.company : `p${via.person}`);
