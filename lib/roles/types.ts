import type { CompanyStatus, ParticipantKind, RoleGroup } from '@/prisma/client/enums';

export type { ParticipantKind, RoleGroup };

/**
 * A published band in percent: `from` belongs to it, `to` does not. All of it is
 * a band from 100, without an end.
 */
export type Band = { from: number; to: number | null };

/** Somebody who holds roles: a person, a company or another organisation. */
export type Participant = {
  /** The register's own number, as text. */
  id: string;
  kind: ParticipantKind;
  name: string;
  /** The company itself, where it is in this register and has a page. */
  companyKey: string | null;
  /** That company; a person never is. */
  advertisingProtected: boolean;
};

/**
 * A role and its period; `validTo` null or ahead means today, but of foundings and where a company
 * ceased.
 */
export type Held = {
  group: RoleGroup;
  /** The register's Danish words: ADM. DIR. and Direktion. */
  title: string | null;
  organ: string | null;
  validFrom: Date | null;
  validTo: Date | null;
  /** Share of the capital and of the votes; of owners only. */
  ownership: Band | null;
  votes: Band | null;
};

/** Another company in which somebody holds a role today. */
export type OtherCompany = { key: string; name: string | null; advertisingProtected: boolean };

export type CompanyRole = Held & {
  /** Unique within the company. */
  position: number;
  participant: Participant;
  /** Where else the same participant holds a role today. */
  others: OtherCompany[];
  /** How many such companies there are; MOST_COUNTED stands for that many or more. */
  othersTotal: number;
};

/** A page of the roles of a company, in the order of ROLE_GROUPS. */
export type RolesPage = {
  items: CompanyRole[];
  /** Roles of all pages. */
  total: number;
  page: number;
  totalPages: number;
  /** How many are held today and how many were, whichever of them are listed. */
  currentTotal: number;
  formerTotal: number;
  /** Whether somebody manages it today, whichever roles are listed. */
  hasManagement: boolean;
  /** The rule as registered; null when it is not known. */
  signingRule: string | null;
  /** When the register last changed the company, for the source note. */
  updatedAt: Date | null;
};

/** A role of somebody in one of the companies. */
export type ParticipantRole = Held & { company: OtherCompany };

/** A part of another company that is owned today. */
export type Holding = Held & { company: Owned };

export type Holdings = {
  /** Whose page lists all roles of the owner. */
  participantId: string;
  items: Holding[];
  /** How many there are, whichever are listed. */
  total: number;
};

/** Who owns a share; `key` and what follows are those of an owning company with a page. */
export type Owner = {
  id: string;
  kind: ParticipantKind;
  name: string;
  key: string | null;
  status: CompanyStatus | null;
  advertisingProtected: boolean;
};
/** A company that somebody owns a share of. */
export type Owned = OtherCompany & { status: CompanyStatus };

/** A share, and the shares behind it. */
export type OwnershipTree<Node> = {
  node: Node;
  share: Held;
  /** Named before, with what hangs on it. */
  isTold: boolean;
  next: OwnershipTree<Node>[];
};

/** `isCut`: there is more than is followed. */
export type OwnershipChain<Node> = { trees: OwnershipTree<Node>[]; isCut: boolean };

/** A page of all roles of a participant: today's first, then former ones. */
export type ParticipantPage = {
  participant: Participant;
  items: ParticipantRole[];
  total: number;
  page: number;
  totalPages: number;
};
