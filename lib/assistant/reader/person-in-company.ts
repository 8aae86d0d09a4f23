import 'server-only';
import { findCompanyByKey } from '../tools/find-company';
import { companyRoles, type RoleFact } from '../tools/people';
import { companyLink } from './company-answers';
import { GROUP_NAMES } from './names';
import { holderAnswer } from './person-answer';
import type { Asking } from './reply';
import { roleLine } from './roles-answer';
import { bold, link } from './texts';
import type { Spoken } from './which-company';

type Person = { id: string; name: string; href: string };

const OWNERS: readonly RoleFact['group'][] = ['OWNER', 'PARTNER'];

/**
 * Since when somebody is what in the company that is spoken of, or which part of it is theirs.
 * Without a company all of theirs are told.
 */
export async function inCompany(
  asking: Asking,
  person: Person,
  { spoken, isShare }: { spoken: Spoken; isShare: boolean },
): Promise<string | null> {
  const { caller, say } = asking;
  const key = spoken.formerKey ?? spoken.openKey;
  const found = key === null ? null : await findCompanyByKey(key);
  if (found?.kind !== 'one') {
    const groups = isShare ? [...OWNERS] : null;
    return holderAnswer(asking, person.id, { groups, former: false });
  }
  const { company } = found;
  const [today, before] = await Promise.all([
    companyRoles(caller, { key: company.key }),
    companyRoles(caller, { key: company.key, former: true }),
  ]);
  const all = [...(today?.roles ?? []), ...(before?.roles ?? [])].filter(
    ({ id, group }) => id === person.id && (!isShare || OWNERS.includes(group)),
  );
  const [who, of] = [link(person.name, person.href), companyLink(company)];
  const heading = say({ en: `${bold(who)} in ${of}:`, da: `${bold(who)} i ${of}:` });
  if (all.length === 0) {
    return isShare
      ? say({
          en: `${bold(who)} is not registered as an owner of ${of} itself.`,
          da: `${bold(who)} er ikke registreret som ejer af selve ${of}.`,
        })
      : say({
          en: `${bold(who)} has no role in ${of} in the register.`,
          da: `${bold(who)} har ingen rolle i ${of} i registret.`,
        });
  }
  const lines = all.map(
    (role) => `- ${say(GROUP_NAMES[role.group])}: ${roleLine(role, say, false)}`,
  );
  return [heading, ...lines].join('\n');
}
