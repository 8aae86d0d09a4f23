import { groupsOf } from '@/lib/openapi/reference';
import { getDocument } from '../api/_document';

/** Everything that the pages of the reference render. */
export async function loadReference() {
  const { document } = await getDocument();
  return { document, groups: groupsOf(document), base: document.servers[0]?.url ?? '' };
}
