import { redirect } from 'next/navigation';
import { loadOrigin, trail } from '@/lib/origin/origin';
import { paths } from '@/lib/paths';
import type { RawParams } from '@/lib/raw-params';
import { loadRolesParams } from '@/lib/roles/search-params';

/** Keeps bookmarks working from before people had pages of their own. */
export async function redirectToPerson(
  companyKey: string,
  params: Promise<RawParams>,
): Promise<void> {
  const { participant } = await loadRolesParams(params);
  if (participant === null) return;
  redirect(paths.person(participant, trail(await loadOrigin(params), { company: companyKey })));
}
