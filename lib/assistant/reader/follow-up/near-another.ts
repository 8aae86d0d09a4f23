import 'server-only';
import { findNamedCompany } from '@/lib/assistant/tools/find-company';
import { ofNear } from '../company/near-answer';
import type { Spoken } from '../company/which-company';
import { readNear } from '../question/understand-near';
import type { Asking, Reply } from '../text/reply';
import type { Before } from './before';

const tidy = (text: string) => text.replace(/[?!.\s]+$/, '').trim();

/** "And near Bech?" after "which restaurants are near Nordhavn?" */
export async function nearAnother(
  asking: Asking,
  { base }: Before,
  { fragment, spoken }: { fragment: string; spoken: Spoken },
): Promise<Reply | null> {
  const before = readNear(base.question);
  if (!before?.name) return null;
  const name = readNear(`companies ${fragment}`)?.name ?? tidy(fragment);
  const found = await findNamedCompany(name);
  if (found.kind !== 'one') return null;
  const question = base.question.replace(before.name, () => name);
  return ofNear({ ...asking, question }, spoken);
}
