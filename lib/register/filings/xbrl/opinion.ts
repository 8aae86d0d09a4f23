import 'server-only';
import type { AuditOpinion } from '@/prisma/client/enums';

/**
 * Elements of the taxonomy's namespace for auditors' reports that classify an opinion or its basis,
 * for audits, extended reviews and reviews. Their texts are fixed; elements that describe an
 * opinion are in the auditor's own words and occur in clean reports too.
 */
export const isOpinionType = (local: string) => /^TypeOf(BasisFor)?ModifiedOpinionOn/.test(local);

/** From the mildest to the most severe, by the fixed texts of the taxonomy. */
const OPINIONS: readonly (readonly [AuditOpinion, RegExp])[] = [
  ['QUALIFIED', /^(grundlag for )?konklusion med forbehold$|^(basis for )?qualified opinion$/i],
  ['ADVERSE', /^(grundlag for )?afkræftende konklusion$|^(basis for )?adverse opinion$/i],
  ['DISCLAIMER', /^(grundlag for )?manglende konklusion$|^(basis for )?disclaimer of opinion$/i],
];

/** The most severe modified opinion among a report's classifications; null if there is none. */
export const opinionOf = (types: readonly string[]): AuditOpinion | null =>
  OPINIONS.findLast(([, text]) => types.some((type) => text.test(type)))?.[0] ?? null;
