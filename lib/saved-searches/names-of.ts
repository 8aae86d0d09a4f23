import 'server-only';
import { registerDb } from '@/lib/db';

/** Current names, or the last known ones; a company without any has its number. */
export async function namesOf(keys: readonly string[]): Promise<(key: string) => string> {
  const [current, gone] = await Promise.all([
    registerDb.company.findMany({
      where: { key: { in: [...keys] } },
      select: { key: true, name: true },
    }),
    registerDb.goneCompany.findMany({
      where: { companyKey: { in: [...keys] } },
      select: { companyKey: true, name: true },
    }),
  ]);
  const names = new Map(gone.map(({ companyKey, name }) => [companyKey, name]));
  for (const { key, name } of current) names.set(key, name);
  return (key) => names.get(key) || `CVR ${key}`;
}
