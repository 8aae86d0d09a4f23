import { redirect } from 'next/navigation';
import { loadOrigin, type RawParams, trail } from '@/lib/origin/origin';
import { paths } from '@/lib/paths';
import { loadRolesParams } from '@/lib/roles/search-params';

/** Keeps bookmarks working from before people had pages of their own. */
export async function redirectToPerson(companyKey: string, params: RawParams): Promise<void> {
  const { participant } = await loadRolesParams(params);
  if (participant === null) return;
  redirect(paths.person(participant, trail(await loadOrigin(params), { company: companyKey })));
}
