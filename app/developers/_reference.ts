import { groupsOf } from '@/lib/openapi/reference';
import { getDocument } from '../api/_document';

/** What the pages of the reference draw. */
export async function loadReference() {
  const document = await getDocument();
  return { document, groups: groupsOf(document), base: document.servers[0]?.url ?? '' };
}
