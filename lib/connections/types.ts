import type { CompanyStatus } from '@/lib/companies/types';
import type { Held, ParticipantKind } from '@/lib/roles/types';

/** Whose connection is asked for: a company, or a holder of roles by the register's number. */
export type End = { company: string } | { participant: string };

export type ConnectedNode =
  | {
      kind: 'COMPANY';
      /** CVR number; it has a page. */
      key: string;
      name: string | null;
      status: CompanyStatus;
      advertisingProtected: boolean;
      isSample: boolean;
    }
  | {
      kind: 'PARTICIPANT';
      /** The register's participant number, as text. */
      id: string;
      participantKind: ParticipantKind;
      name: string;
    };

/** A role that the one of two neighbours holds in the other. */
export type LinkRole = Held & {
  /** Whether it is held in the first of the two, by the second. */
  isInFirst: boolean;
  /** Whether that company has ceased: its roles may lack an end. */
  isCeased: boolean;
};

/** A period by days, yyyy-mm-dd, both included; null where it has no such end. */
export type Period = { from: string | null; to: string | null };

export type Chain = {
  nodes: ConnectedNode[];
  /**
   * In how many companies each node has roles, of those that were asked for; MOST_COUNTED stands for
   * so many or more. A chain through somebody who is in very many of them says little.
   */
  heldIn: number[];
  /** What connects each node with the next one, the newest role first. */
  links: LinkRole[][];
  /** The last time at which all links stood; null when they never did at the same time. */
  together: Period | null;
  /** Whether a link is nothing but a founding of an unknown day, so that nobody can tell. */
  isUndated: boolean;
  /** Whether all links stand today. */
  isToday: boolean;
};

export type Connections = {
  of: ConnectedNode;
  with: ConnectedNode;
  /** The shortest ones: those of today first, then those that stood at one time, the latest first. */
  chains: Chain[];
  /** How many chains are as short, also of those that are not listed. */
  total: number;
  /** Not everything was looked at: there may be others, and shorter ones. */
  isCut: boolean;
};
