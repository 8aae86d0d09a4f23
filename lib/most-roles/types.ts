import type { ParticipantKind } from '@/lib/roles/types';

/** Somebody, or a company, with roles of one kind in `held` companies. */
export type Holder = {
  /** The register's participant number, as text. */
  id: string;
  kind: ParticipantKind;
  name: string;
  held: number;
  /** The first of them by CVR number, former where the role has ended; null where their roles ended since they were counted. */
  companies: { key: string; name: string | null; isFormer: boolean }[] | null;
};
