import { danishDay } from '@/lib/danish-day';
import { isoDay } from '@/lib/format';
import type {
  OwnedOnWire,
  OwnerOnWire,
  OwnershipAnswer,
  ParticipantAnswer,
  RolesAnswer,
} from './answers';
import type { Ownership } from './chain';
import { type Combined, type CombinedShares, combinedShares, indirectOf, lastOf } from './combined';
import { PARTICIPANT_PAGE_SIZE, ROLES_PAGE_SIZE } from './constants';
import type {
  Band,
  Held,
  Holdings,
  OtherCompany,
  Owned,
  Owner,
  OwnershipTree,
  Participant,
  ParticipantPage,
  ParticipantRole,
  RolesPage,
} from './types';

/** The lower bounds of the register's bands, as fractions. */
const BANDS = [0.05, 0.1, 0.15, 0.2, 0.25, 0.3333, 0.5, 0.6667, 0.9, 1];

const percent = (fraction: number) => Math.round(fraction * 10_000) / 100;

/** The band that a share falls in; it ends where the next one begins. */
export function toBand(fraction: number | null): Band | null {
  if (fraction === null || fraction <= 0) return null;
  const next = BANDS.find((from) => from > fraction);
  return { from: percent(fraction), to: next === undefined ? null : percent(next) };
}

/** All bands, the lowest first. */
export const allBands = (): Band[] => BANDS.flatMap((from) => toBand(from) ?? []);

/** A role as its neighbours in answers have it. */
export function toWireHeld({ title, organ, group, validFrom, validTo, ownership, votes }: Held) {
  return {
    role: title ?? organ,
    group,
    organ,
    valid_from: isoDay(validFrom),
    valid_to: isoDay(validTo),
    ownership,
    votes,
  };
}

const toWireParticipant = ({ id, kind, name, companyKey, advertisingProtected }: Participant) => ({
  name,
  participant_id: id,
  participant_kind: kind,
  the_key: companyKey,
  reklamebeskyttet: advertisingProtected,
});

export const toWireCompany = ({ key, name, advertisingProtected }: OtherCompany) => ({
  the_key: key,
  Firmnavn: name,
  reklamebeskyttet: advertisingProtected,
});

const toWireElsewhere = ({ company, ...held }: ParticipantRole) => ({
  ...toWireHeld(held),
  ...toWireCompany(company),
});

const toWirePlace = (
  { page, totalPages, total }: { page: number; totalPages: number; total: number },
  pageSize: number,
) => ({ currentPage: page, totalPages, pageSize, totalRecords: total });

/** Maps a page of a company's roles, and what it owns, to the API's wire format. */
export const toRoleData = (roles: RolesPage, holdings: Holdings | null): RolesAnswer => ({
  data: roles.items.map(({ participant, others, othersTotal, ...held }) => ({
    ...toWireHeld(held),
    ...toWireParticipant(participant),
    other_companies: others.map(toWireCompany),
    other_companies_total: othersTotal,
  })),
  drawing_rule: roles.signingRule,
  source_date: roles.updatedAt && danishDay(roles.updatedAt),
  current_total: roles.currentTotal,
  former_total: roles.formerTotal,
  owned_companies: (holdings?.items ?? []).map(toWireElsewhere),
  owned_companies_total: holdings?.total ?? 0,
  pagination: toWirePlace(roles, ROLES_PAGE_SIZE),
});

const toWireShare = ({ share, isTold }: OwnershipTree<unknown>) => ({
  ownership: share.ownership,
  votes: share.votes,
  valid_from: isoDay(share.validFrom),
  valid_to: isoDay(share.validTo),
  named_before: isTold,
});

const toWireOwner = (tree: OwnershipTree<Owner>): OwnerOnWire => ({
  ...toWireParticipant({ ...tree.node, companyKey: tree.node.key }),
  ...toWireShare(tree),
  owners: tree.next.map(toWireOwner),
});

const toWireOwned = (tree: OwnershipTree<Owned>): OwnedOnWire => ({
  ...toWireCompany(tree.node),
  ...toWireShare(tree),
  owned_companies: tree.next.map(toWireOwned),
});

const toWireCombined = ({ share, ways, waysTotal }: Combined<Owner | Owned>) => ({
  combined_ownership: share,
  chains: ways.map((way) =>
    way.map((company) => toWireCompany({ ...company, key: company.key ?? '' })),
  ),
  chains_total: waysTotal,
});

const toWireIndirect = (combined: CombinedShares<Owned>) =>
  indirectOf(combined).map((holding) => ({
    ...toWireCompany(holding.node),
    ...toWireCombined(holding),
  }));

/** Maps what owns a company, and what it owns, to the API's wire format. */
export function toOwnershipData(key: string, { owners, owned }: Ownership): OwnershipAnswer {
  const [above, below] = [combinedShares(key, owners), combinedShares(key, owned)];
  return {
    owners: owners.trees.map(toWireOwner),
    owned_companies: owned.trees.map(toWireOwned),
    ultimate_owners: lastOf(above).map((holding) => ({
      ...toWireParticipant({ ...holding.node, companyKey: holding.node.key }),
      ...toWireCombined(holding),
      has_more: holding.isOpen,
    })),
    indirectly_owned_companies: toWireIndirect(below),
    has_circle: above.isCircular || below.isCircular,
    has_more: above.isCut || below.isCut,
  };
}

/** Maps a page of a participant's roles, and what they own, to the API's wire format. */
export const toParticipantData = (
  roles: ParticipantPage,
  owned: CombinedShares<Owned>,
): ParticipantAnswer => ({
  participant: toWireParticipant(roles.participant),
  data: roles.items.map(toWireElsewhere),
  indirectly_owned_companies: toWireIndirect(owned),
  ownership_has_circle: owned.isCircular,
  ownership_has_more: owned.isCut,
  pagination: toWirePlace(roles, PARTICIPANT_PAGE_SIZE),
});
