import 'server-only';
import { unknownCompany } from '@/lib/companies/known-key';
import { db } from '@/lib/db';
import { isDuplicate } from '@/lib/db-errors';
import { AppError } from '@/lib/errors';
import { notify } from '@/lib/notifications/mutations';
import { MESSAGES } from './constants';
import type { SavedEntry } from './types';

/**
 * Puts a company of the register on a person's list and tells so.
 * @throws AppError not_found when there is no such company, conflict when it is on the list.
 */
export function saveCompany(userId: string, companyKey: string): Promise<SavedEntry> {
  return db
    .$transaction(async (tx) => {
      const company = await tx.company.findUnique({
        where: { key: companyKey },
        select: { name: true },
      });
      if (!company) throw unknownCompany();
      const companyName = company.name ?? companyKey;
      const entry = await tx.savedCompany.create({
        data: { userId, companyKey, companyName },
        omit: { userId: true },
      });
      await notify(tx, userId, [{ title: companyName, message: MESSAGES.saved, companyKey }]);
      return entry;
    })
    .catch((error) => {
      if (!isDuplicate(error)) throw error;
      throw new AppError('conflict', MESSAGES.alreadySaved);
    });
}

/**
 * Takes companies off a person's list and tells so; ids of others are as unknown
 * as those of nobody.
 * @returns how many there were.
 */
export function unsaveCompanies(userId: string, ids: readonly string[]): Promise<number> {
  return db.$transaction(async (tx) => {
    const gone = await tx.$queryRaw<{ companyKey: string; title: string }[]>`
      DELETE FROM saved_companies WHERE user_id = ${userId}::uuid AND id = ANY (${ids}::uuid[])
      RETURNING company_key AS "companyKey", company_name AS title`;
    const notices = gone.map((entry) => ({ ...entry, message: MESSAGES.unsaved }));
    await notify(tx, userId, notices);
    return gone.length;
  });
}
