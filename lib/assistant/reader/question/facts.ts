import type { Subject } from './asked';
import type { Claim } from './claim';
import type { When } from './when';

/** A question for facts about a company. */
export type Facts = {
  kind: 'fact';
  fields: string[];
  year: number | null;
  history?: boolean;
  claim?: Claim;
  /** The years between which the number of employees is compared. */
  change?: When;
  subject: Subject;
};
