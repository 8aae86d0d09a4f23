import type { ListedCompany } from '@/lib/assistant/tools/facts';
import { type RoleFact, rolesEver } from '@/lib/assistant/tools/people';
import { UNDECIDED, yesOrNo } from '../figures/size';
import { type Period, periodIn } from '../lists/past-period';
import { readOwnedThen } from '../question/understand-owned-then';
import { companyLink } from '../text/names';
import type { Asking, Reply } from '../text/reply';
import { TEXTS } from '../text/texts';
import { namedPair, type Owner } from './owner-and-owned';
import { SMALL } from './owns-answer';
import { inCompanyText } from './person-in-company';

const ONLY_DIRECT = {
  en: 'Of the past, only shares that are held directly are known here.',
  da: 'Af fortiden kendes her kun andele, der ejes direkte.',
};

/** `period`: null for ever. */
type Then = { owners: Owner[]; company: ListedCompany; period: Period | null };

/** Whether a share was held in the period; a ceased company has had owners until its end. */
function isThen({ company, period }: Then) {
  const end = company.status === 'CEASED' ? company.statusSince : null;
  return (role: RoleFact): boolean => {
    const until = role.until ?? end;
    const isMeant =
      period === null ||
      ((role.since === null || role.since <= period.to) &&
        (until === null || until >= period.from));
    return role.owns && isMeant;
  };
}

async function thenText(asking: Asking, asked: Then): Promise<string> {
  const { say } = asking;
  const { owners, company } = asked;
  const found = await rolesEver(company);
  if (!found) return say(TEXTS.notInRegister);
  const { all: roles } = found;
  const then = roles.filter(isThen(asked));
  const owner = owners.find(({ id }) => then.some((role) => role.id === id)) ?? owners[0];
  if (!owner) return '';
  const isSo = then.some(({ id }) => id === owner.id);
  const person = { id: owner.id ?? '', name: owner.name, href: owner.href };
  const nobody = say({
    en: `No owner of ${companyLink(company)} at that time is known here.`,
    da: `Ingen ejer af ${companyLink(company)} på det tidspunkt er kendt her.`,
  });
  return [
    then.length > 0 ? yesOrNo(isSo, say) : say(UNDECIDED),
    inCompanyText(asking, { person, company, roles }, { isShare: true }),
    ...(then.length === 0 ? [nobody] : []),
    ...(isSo ? [] : [`${say(ONLY_DIRECT)} ${say(SMALL)}`]),
  ].join('\n\n');
}

/** "Did A own B in 2010?": yes or no, with the days. Null for any other question. */
export async function ofOwnedThen(asking: Asking): Promise<Reply | null> {
  const asked = readOwnedThen(asking.question);
  const [first] = asked;
  if (!first) return null;
  const period = first.when === null ? null : await periodIn(first.when);
  if (first.when !== null && period === null) return null;
  const pair = await namedPair(asking, asked);
  if (!pair) return null;
  return 'reply' in pair ? pair.reply : { text: await thenText(asking, { ...pair, period }) };
}
