import { cache } from 'react';
import { requireUser } from '@/lib/auth/session';
import { AppError } from '@/lib/errors';
import { getPerson } from '@/lib/people/person';
import type { Person } from '@/lib/people/types';

/** Title and page ask for the same person: one check, one look-up. Null where the address names nobody. */
export const loadPerson = cache(async (id: string): Promise<Person | null> => {
  await requireUser();
  try {
    return await getPerson(id);
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
});
