import type { CompanyStatus, ParticipantKind, RoleGroup } from '@/prisma/client/enums';

export type { ParticipantKind, RoleGroup };

/**
 * A published band in percent: `from` is inclusive, `to` is exclusive. Full ownership is the band
 * from 100, with `to` null.
 */
export type Band = { from: number; to: number | null };

/** A holder of roles: a person, a company or another organisation. */
export type Participant = {
  /** The register's participant number, as text. */
  id: string;
  kind: ParticipantKind;
  name: string;
  /** The key of this company, if the register has it and it has a page. */
  companyKey: string | null;
  /** Whether this company is protected against advertising; always false for a person. */
  advertisingProtected: boolean;
};

/**
 * A role and its period. It is current if it has begun and `validTo` is null or in the future,
 * unless it is a founding or the company has ceased.
 */
export type Held = {
  group: RoleGroup;
  /** The register's Danish terms, such as ADM. DIR. and Direktion. */
  title: string | null;
  organ: string | null;
  validFrom: Date | null;
  validTo: Date | null;
  /** Share of the capital and of the votes; owners only. */
  ownership: Band | null;
  votes: Band | null;
};

/** Another company in which a participant holds a role today. */
export type OtherCompany = { key: string; name: string | null; advertisingProtected: boolean };

export type CompanyRole = Held & {
  /** Unique within the company. */
  position: number;
  participant: Participant;
  /** Other companies in which the participant holds a role today. */
  others: OtherCompany[];
  /** The number of such companies; MOST_COUNTED means that many or more. */
  othersTotal: number;
};

/** A page of the roles of a company, in the order of ROLE_GROUPS. */
export type RolesPage = {
  items: CompanyRole[];
  /** Number of roles on all pages. */
  total: number;
  page: number;
  totalPages: number;
  /** How many roles are current and how many former, regardless of which are listed. */
  currentTotal: number;
  formerTotal: number;
  /** Whether the company has a manager today, regardless of which roles are listed. */
  hasManagement: boolean;
  /** The rule as registered; null when unknown. */
  signingRule: string | null;
  /** When the register last changed the company, for the source note. */
  updatedAt: Date | null;
};

/** A participant's role in a company. */
export type ParticipantRole = Held & { company: OtherCompany };

/** A share in another company. */
type Holding = Held & { company: Owned };

export type Holdings = {
  /** The owner's participant number; its page lists all its roles. */
  participantId: string;
  items: Holding[];
  /** The total number, regardless of how many are listed. */
  total: number;
};

/** The owner of a share; `key` and the fields after it are set if it is a company with a page. */
export type Owner = {
  id: string;
  kind: ParticipantKind;
  name: string;
  key: string | null;
  status: CompanyStatus | null;
  advertisingProtected: boolean;
};
/** A company that a participant owns a share of. */
export type Owned = OtherCompany & { status: CompanyStatus };

/** A share, and the shares one level further. */
export type OwnershipTree<Node> = {
  node: Node;
  share: Held;
  /** Shown earlier in the tree, where its subtree is. */
  isTold: boolean;
  /** The next level was not followed, or not all of it. */
  isOpen: boolean;
  next: OwnershipTree<Node>[];
};

/** `isCut`: the chain continues beyond what was followed. */
export type OwnershipChain<Node> = { trees: OwnershipTree<Node>[]; isCut: boolean };

/** A page of all roles of a participant: current ones first, then former ones. */
export type ParticipantPage = {
  participant: Participant;
  items: ParticipantRole[];
  total: number;
  page: number;
  totalPages: number;
};
