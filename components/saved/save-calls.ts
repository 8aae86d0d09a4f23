import { ApiError } from '@/lib/api/call';
import { companiesApi } from '@/lib/api/companies';
import type { RemovedEntry } from '@/lib/saved/types';

const CONFLICT = 409;
const NOT_FOUND = 404;

export type SaveAnswer = {
  message: string;
  id: string | null;
  at: number;
  refused?: boolean;
  /** Tags, note and lists deleted with the entry, which can be restored. */
  held?: RemovedEntry | null;
};

export async function save(companyKey: string, held?: RemovedEntry): Promise<SaveAnswer> {
  try {
    return await companiesApi.saveCompany(companyKey, held);
  } catch (error) {
    if (!(error instanceof ApiError && error.status === CONFLICT)) throw error;
    // Saved in another tab meanwhile: look up the entry's id.
    const { data, at } = await companiesApi.savedCompany(companyKey);
    return { message: error.message, id: data[0]?.id ?? null, at, refused: true };
  }
}

export async function unsave(id: string): Promise<SaveAnswer> {
  try {
    return { ...(await companiesApi.unsaveCompany(id)), id: null };
  } catch (error) {
    if (!(error instanceof ApiError && error.status === NOT_FOUND)) throw error;
    // Already gone, which is the wanted result.
    return { message: error.message, id: null, at: Date.now(), refused: true };
  }
}
