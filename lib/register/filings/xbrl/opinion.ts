import 'server-only';
import type { AuditOpinion } from '@/prisma/client/enums';

/**
 * Elements of the taxonomy's namespace of auditors' reports that type an opinion or its basis, of
 * audits, extended reviews and reviews. Their texts are fixed; what describes an opinion is in the
 * auditor's own words and stands in clean reports too.
 */
export const isOpinionType = (local: string) => /^TypeOf(BasisFor)?ModifiedOpinionOn/.test(local);

/** From the least that is withheld, in the fixed texts of the taxonomy. */
const OPINIONS: readonly (readonly [AuditOpinion, RegExp])[] = [
  ['QUALIFIED', /^(grundlag for )?konklusion med forbehold$|^(basis for )?qualified opinion$/i],
  ['ADVERSE', /^(grundlag for )?afkræftende konklusion$|^(basis for )?adverse opinion$/i],
  ['DISCLAIMER', /^(grundlag for )?manglende konklusion$|^(basis for )?disclaimer of opinion$/i],
];

/** The gravest modified opinion among the types of a report; null where none says so. */
export const opinionOf = (types: readonly string[]): AuditOpinion | null =>
  OPINIONS.findLast(([, text]) => types.some((type) => text.test(type)))?.[0] ?? null;
