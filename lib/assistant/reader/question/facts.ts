import type { Subject } from './asked';
import type { Claim } from './claim';
import type { When } from './when';

/** A question for facts about a company. */
export type Facts = {
  kind: 'fact';
  fields: string[];
  year: number | null;
  history?: boolean;
  /** "What does it do?" asks for what its report says of it, too. */
  activities?: true;
  claim?: Claim;
  /** The years between which the number of employees is compared. */
  change?: When;
  subject: Subject;
};
