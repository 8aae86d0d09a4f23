import { cache } from 'react';
import { requireUser } from '@/lib/auth/session';
import { AppError } from '@/lib/errors';
import { getPerson } from '@/lib/people/person';
import type { Person } from '@/lib/people/types';

/** Shared by the metadata and the page: one session check, one lookup. Null for an unknown id. */
export const loadPerson = cache(async (id: string): Promise<Person | null> => {
  await requireUser();
  try {
    return await getPerson(id);
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
});
