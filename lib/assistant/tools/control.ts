import 'server-only';
import { listCompaniesByKey } from '@/lib/companies/queries';
import { paths } from '@/lib/paths';
import { bandText } from '@/lib/roles/band-text';
import { listAllRoles } from '@/lib/roles/queries';
import type { Band, Held, Participant } from '@/lib/roles/types';
import { orNull } from './facts';
import { ownershipChain } from './ownership';

/** `isMajority`: null where the published band leaves it open. */
type Part = { shown: string; isMajority: boolean | null } | null;

export type Controlling = {
  name: string;
  href: string;
  capital: Part;
  votes: Part;
};

export type ControlFacts = {
  /** The direct owners, largest shares first. */
  direct: Controlling[];
  /** Owners at the top of a chain, with the total share of the capital. */
  ultimate: Controlling[];
  /** The fully liable owners; the one of a sole proprietorship owns it alone. */
  liable: { name: string; href: string }[];
  isSole: boolean;
  /** Whether there may be further owners, or larger totals. */
  isPartial: boolean;
};

const HALF = 50;

/** The band from 50 begins with exactly half. */
function isMajority({ from, to }: { from: number; to: number | null }): boolean | null {
  if (from > HALF) return true;
  return to !== null && to <= HALF ? false : null;
}

const partOf = (band: Band | null): Part =>
  band && { shown: bandText(band), isMajority: isMajority(band) };

const SOLE: readonly (string | null)[] = ['ENK', 'PMV'];

const toOwner = ({
  participant,
  ownership,
  votes,
}: Held & { participant: Participant }): Controlling => ({
  name: participant.name,
  href: paths.person(participant.id),
  capital: partOf(ownership),
  votes: partOf(votes),
});

/** Who may hold more than half of a company; null when the register lacks it. */
export async function companyControl({ key }: { key: string }): Promise<ControlFacts | null> {
  const [[company], all, chain] = await Promise.all([
    listCompaniesByKey([key]),
    orNull(listAllRoles({ key, former: false })),
    ownershipChain({ key }),
  ]);
  if (!company || !all || !chain) return null;
  const of = (group: Held['group']) => all.items.filter((role) => role.group === group);
  const liable = of('PARTNER').map(({ participant: { id, name } }) => ({
    name,
    href: paths.person(id),
  }));
  return {
    direct: of('OWNER').map(toOwner),
    ultimate: chain.ultimate.map(({ name, href, ownership, share }) => ({
      name,
      href,
      capital: ownership === null ? null : { shown: ownership, isMajority: isMajority(share) },
      votes: null,
    })),
    liable,
    isSole: SOLE.includes(company.companyTypeShort) && liable.length === 1,
    isPartial: chain.isPartial,
  };
}
