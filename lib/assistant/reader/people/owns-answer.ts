import type { ListedCompany } from '@/lib/assistant/tools/facts';
import { type OwnershipBetween, ownershipBetween } from '@/lib/assistant/tools/ownership';
import { type RoleFact, rolesEver } from '@/lib/assistant/tools/people';
import { findNamedCompany } from '@/lib/assistant/tools/search';
import { findHolderOfCompany } from '@/lib/people/held-companies';
import { spanText } from '@/lib/roles/band-text';
import type { RoleGroup } from '@/lib/roles/types';
import { noneText } from '../company/which-company';
import { UNDECIDED, yesOrNo } from '../figures/size';
import { keyOfFormer } from '../question/spoken-of';
import { formalNamesIn } from '../question/subject';
import { asksHowMuchOwned, type OwnsClaim, readOwnsClaim } from '../question/understand-owns';
import { companyLink } from '../text/names';
import type { Asking, Reply, Speak } from '../text/reply';
import { bold, joined, noted, TEXTS } from '../text/texts';
import { namedPair, type Owner, unquoted } from './owner-and-owned';
import { inCompanyText } from './person-in-company';

type Held = {
  owner: Owner;
  /** Shares of its own, today. */
  direct: RoleFact[];
  between: OwnershipBetween | null;
};

const isHeld = ({ direct, between }: Held) =>
  direct.length > 0 || (between?.chains.length ?? 0) > 0;

async function heldBy(owner: Owner, of: ListedCompany, today: RoleFact[]) {
  const { id } = owner;
  const between = id === null ? null : await ownershipBetween({ id, key: of.key });
  const direct = today.filter((role) => role.id === id && role.owns);
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

const PERHAPS_HALF = {
  en: 'The register does not decide that: the share may be half, or more.',
  da: 'Det afgør registret ikke: Andelen kan være halvdelen eller mere.',
};
const PARTIAL = {
  en: 'Not everything could be followed and added up: it may own more.',
  da: 'Ikke alt kunne følges og lægges sammen: Der kan være ejet mere.',
};
export const SMALL = {
  en: 'Shares below 5 % are not in the register.',
  da: 'Andele under 5 % står ikke i registret.',
};

function throughText({ direct, between }: Held, say: Speak): string[] {
  if (!between || between.chains.length === 0 || !between.total) return [];
  const ways = between.chains.map((way) => way.map(companyLink).join(' → '));
  const told = `${say(TEXTS.through)} ${joined(ways, say)}`;
  const share = spanText(between.total) ?? say(TEXTS.shareNotPublished);
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
async function turnedText({ say }: Asking, { company: by }: Owner, company: ListedCompany) {
  const id = by && (await findHolderOfCompany(company.key));
  const turned = id && by ? await ownershipBetween({ id, key: by.key }) : null;
  if (!turned?.total || !by) return [];
  const [a, b] = [companyLink(company), companyLink(by)];
  const share = spanText(turned.total);
  const told = share ? ` (${share})` : '';
  return noted(say, {
    en: `It is the other way round: ${a} owns a part of ${b}${told}.`,
    da: `Det er omvendt: ${a} ejer en del af ${b}${told}.`,
  });
}

type Asked = {
  owners: Owner[];
  company: ListedCompany;
  claim: OwnsClaim;
  /** The share is asked for, not whether there is one. */
  asksHowMuch: boolean;
};

/** Whether somebody leads, founded or audits a company; of several who may be meant, who does. */
function roleText(
  asking: Asking,
  { owners, company, claim: { role } }: Pick<Asked, 'owners' | 'company' | 'claim'>,
  roles: RoleFact[],
): string {
  const holds = ({ id }: Owner) => roles.some((one) => one.id === id);
  const holder = owners.find(holds) ?? owners[0];
  if (!holder) return '';
  const person = { ...holder, id: holder.id ?? '' };
  // Where nobody is a partner or proprietor, its owners would be taken for these.
  const isHeld = (group: RoleGroup) =>
    group !== 'PARTNER' || roles.some((one) => one.group === group);
  const groups = role?.groups.filter(isHeld);
  return inCompanyText(asking, { person, company, roles }, { ...role, groups });
}

/** Whether, how and how much of a company somebody owns; of several who may be meant, an owner. */
async function ownsText(
  asking: Asking,
  { owners, company, claim, asksHowMuch }: Asked,
): Promise<string> {
  const { say } = asking;
  const found = await rolesEver(company);
  if (claim.role) return roleText(asking, { owners, company, claim }, found?.all ?? []);
  const now = found?.today.roles ?? [];
  const all = await Promise.all(owners.map((owner) => heldBy(owner, company, now)));
  const held = all.find(isHeld) ?? all[0];
  if (!held) return '';
  const isOwned = now.some(({ owns }) => owns);
  const isSo = verdictOf(held, claim, isOwned);
  const { id, name, href } = held.owner;
  const person = { id: id ?? '', name, href };
  const roles = found?.all ?? [];
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

/** Says which of two names that are written with their legal form is that of no company. */
async function unknownName(asking: Asking, { pairs }: OwnsClaim): Promise<Reply | null> {
  const [first] = pairs;
  const names = first ? [first.owner, first.owned].map(unquoted) : [];
  if (!names.every((name) => formalNamesIn(name).includes(name))) return null;
  const found = await Promise.all(names.map(findNamedCompany));
  const unknown = names.filter((_, at) => found[at]?.kind === 'none');
  return unknown.length > 0
    ? { text: unknown.map((name) => noneText(asking, name)).join('\n\n') }
    : null;
}

/**
 * "Does A own B?", "er B et datterselskab af A?": yes or no, with the share, directly or through
 * others. Null for any other question, and where one of the names is unknown.
 */
export async function ofOwnsClaim(asking: Asking): Promise<Reply | null> {
  const { spoken, question } = asking;
  const before = spoken.former.at(-1);
  if (!before || !asksHowMuchOwned(question)) return answerClaim(asking, false);
  // The answer has the share.
  const former = spoken.former.slice(0, -1);
  const given = { ...spoken, former, formerKey: keyOfFormer(former) };
  return answerClaim({ ...asking, question: before.question, spoken: given }, true);
}

async function answerClaim(asking: Asking, asksHowMuch: boolean): Promise<Reply | null> {
  const claim = readOwnsClaim(asking.question);
  const pair = claim && (await namedPair(asking, claim.pairs));
  if (!claim || !pair) return claim && unknownName(asking, claim);
  if ('reply' in pair) return pair.reply;
  const isHowMuch = asksHowMuch || claim.isHowMuch === true;
  return { text: await ownsText(asking, { ...pair, claim, asksHowMuch: isHowMuch }) };
}
