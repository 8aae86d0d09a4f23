import 'server-only';
import type { ListedCompany } from '@/lib/assistant/tools/listed';
import { type OwnershipBetween, ownershipBetween } from '@/lib/assistant/tools/ownership-between';
import { companyRoles, type RoleFact } from '@/lib/assistant/tools/people';
import { findHolderOfCompany } from '@/lib/people/held-companies';
import { spanText } from '@/lib/roles/band-text';
import { yesOrNo } from '../figures/figure-claim';
import type { OwnsClaim } from '../question/understand-owns';
import { companyLink } from '../text/company-line';
import type { Asking } from '../text/reply';
import { bold, joined, type Speak } from '../text/texts';
import { inCompanyText } from './person-in-company';

/** Somebody who may own a company; `id`: null where the register knows no role of a company. */
export type Owner = {
  id: string | null;
  name: string;
  href: string;
  /** The owner itself, where it is a company. */
  company: ListedCompany | null;
};

type Held = {
  owner: Owner;
  /** Shares of its own, today. */
  direct: RoleFact[];
  between: OwnershipBetween | null;
};

const OWNS: readonly RoleFact['group'][] = ['OWNER', 'PARTNER'];
const isOwning = ({ group }: RoleFact) => OWNS.includes(group);

const isHeld = ({ direct, between }: Held) =>
  direct.length > 0 || (between?.chains.length ?? 0) > 0;

async function heldBy({ caller }: Asking, owner: Owner, of: ListedCompany, today: RoleFact[]) {
  const { id } = owner;
  const between = id === null ? null : await ownershipBetween(caller, { id, key: of.key });
  const direct = today.filter((role) => role.id === id && isOwning(role));
  return { owner, direct, between };
}

/** Whether it is so; null where the register does not decide it. */
function verdictOf(held: Held, { way, isMajority }: OwnsClaim, isOwned: boolean): boolean | null {
  const { direct, between } = held;
  const isThrough = (between?.chains.length ?? 0) > 0;
  const isSo = way === 'direct' ? direct.length > 0 : way === 'indirect' ? isThrough : isHeld(held);
  if (!isSo) return (between?.isPartial && way !== 'direct') || !isOwned ? null : false;
  if (!isMajority) return true;
  const { from = 0, to = null } = between?.total ?? {};
  if (from > 50) return true;
  return to !== null && to <= 50 ? false : null;
}

const UNDECIDED = {
  en: 'The register does not decide that.',
  da: 'Det afgør registret ikke.',
};
const PERHAPS_HALF = {
  en: 'The register does not decide that: the share may be half, or more.',
  da: 'Det afgør registret ikke: Andelen kan være halvdelen eller mere.',
};
const PARTIAL = {
  en: 'Not everything could be followed and added up: it may own more.',
  da: 'Ikke alt kunne følges og lægges sammen: Der kan være ejet mere.',
};
const SMALL = {
  en: 'Shares below 5 % are not in the register.',
  da: 'Andele under 5 % står ikke i registret.',
};

function throughText({ direct, between }: Held, say: Speak): string[] {
  if (!between || between.chains.length === 0 || !between.total) return [];
  const ways = between.chains.map((way) => way.map(companyLink).join(' → '));
  const told = `${say({ en: 'through', da: 'gennem' })} ${joined(ways, say)}`;
  const share =
    spanText(between.total) ?? say({ en: 'share not published', da: 'andel ikke offentliggjort' });
  return [
    direct.length > 0
      ? say({
          en: `In total, directly and ${told}: ${share} of the capital.`,
          da: `I alt, direkte og ${told}: ${share} af kapitalen.`,
        })
      : say({
          en: `But ${told}: ${share} of the capital.`,
          da: `Men ${told}: ${share} af kapitalen.`,
        }),
  ];
}

/** "It is the other way round": what the company owns of the one that was said to own it. */
async function turnedText({ caller, say }: Asking, { company: by }: Owner, company: ListedCompany) {
  const id = by && (await findHolderOfCompany(company.key));
  const turned = id && by ? await ownershipBetween(caller, { id, key: by.key }) : null;
  if (!turned?.total || !by) return [];
  const [a, b] = [companyLink(company), companyLink(by)];
  const share = spanText(turned.total);
  const told = share ? ` (${share})` : '';
  return [
    say({
      en: `It is the other way round: ${a} owns a part of ${b}${told}.`,
      da: `Det er omvendt: ${a} ejer en del af ${b}${told}.`,
    }),
  ];
}

type Asked = {
  owners: Owner[];
  company: ListedCompany;
  claim: OwnsClaim;
  /** The share is asked for, not whether there is one. */
  asksHowMuch: boolean;
};

/** Whether, how and how much of a company somebody owns; of several who may be meant, an owner. */
export async function ownsText(
  asking: Asking,
  { owners, company, claim, asksHowMuch }: Asked,
): Promise<string> {
  const { caller, say } = asking;
  const [today, before] = await Promise.all([
    companyRoles(caller, { key: company.key }),
    companyRoles(caller, { key: company.key, former: true }),
  ]);
  const now = today?.roles ?? [];
  const all = await Promise.all(owners.map((owner) => heldBy(asking, owner, company, now)));
  const held = all.find(isHeld) ?? all[0];
  if (!held) return '';
  const isOwned = now.some(isOwning);
  const isSo = verdictOf(held, claim, isOwned);
  const { id, name, href } = held.owner;
  const person = { id: id ?? '', name, href };
  const roles = [...now, ...(before?.roles ?? [])];
  const nobody = say({
    en: `No owner of ${companyLink(company)} is registered today.`,
    da: `Ingen ejer af ${companyLink(company)} er registreret i dag.`,
  });
  const undecided = isHeld(held) && held.between?.total?.from ? PERHAPS_HALF : UNDECIDED;
  return [
    ...(claim.isOfOwned ? [bold(companyLink(company))] : []),
    ...(asksHowMuch ? [] : [isSo === null ? say(undecided) : yesOrNo(isSo, say)]),
    inCompanyText(asking, { person, company, roles }, { isShare: true }),
    ...throughText(held, say),
    ...(held.between?.isPartial ? [say(PARTIAL)] : []),
    ...(isOwned ? [] : [nobody]),
    ...(isHeld(held) ? [] : await turnedText(asking, held.owner, company)),
    ...(isHeld(held) || !isOwned ? [] : [say(SMALL)]),
  ].join('\n\n');
}
