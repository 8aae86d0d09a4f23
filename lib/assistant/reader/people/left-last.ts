import 'server-only';
import { personFacts } from '@/lib/assistant/tools/person';
import type { Exchange } from '@/lib/assistant/types';
import { foldText } from '@/lib/words/fold';
import { groupsIn } from '../question/understand-people';
import type { Asking } from '../text/reply';
import { bold, link } from '../text/texts';
import { has } from '../words/match';
import { heldText } from './person-answer';
import type { Person } from './person-in-company';

const LEAVES =
  'left|leaves?|resign(?:ed)?|step(?:ped)? down|quit|forlod|forladt|fratraadte?|udtraadte?|stoppede|gik (?:ud|af)|holdt op';
const LATEST = 'last|latest|most recent(?:ly)?|newest|seneste?|sidste?|nyeste';

/** "When did he leave the last one?", "hvilken bestyrelse udtrådte hun senest af?" */
export const asksForLeftLast = (folded: string) => has(LEAVES, folded) && has(LATEST, folded);

/** The kinds of roles that this question names, else the newest before it that names any. */
function rolesSpokenOf(question: string, former: readonly Exchange[]) {
  const asked = [...former.map((one) => one.question), question].map(foldText);
  return asked
    .toReversed()
    .map(groupsIn)
    .find((groups) => groups.length > 0);
}

/** The company that a person left last, with the day, in the roles that were spoken of. */
export async function leftLast(
  { caller, question, say }: Asking,
  { id, name, href }: Person,
  former: readonly Exchange[],
): Promise<string | null> {
  const groups = rolesSpokenOf(question, former.slice(-1));
  const facts = await personFacts(caller, { id, groups, former: true, limit: 1 });
  if (!facts) return null;
  const [last] = facts.heldFormerly ? facts.held : [];
  const who = bold(link(name, href));
  if (!last) {
    return say({
      en: `${who} has left no company in such a role, by the register.`,
      da: `${who} har ikke forladt nogen virksomhed i den rolle efter registret.`,
    });
  }
  const unknown = last.until
    ? ''
    : say({ en: ' The day is not in the register.', da: ' Dagen er ikke i registret.' });
  return say({
    en: `${who} last left ${heldText(last, say)}.${unknown}`,
    da: `${who} forlod senest ${heldText(last, say)}.${unknown}`,
  });
}
