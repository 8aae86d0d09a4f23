import 'server-only';
import { Prisma } from '@/prisma/client/client';
import type { RoleGroup } from './types';

/**
 * Short names and codes of sole proprietorships, small ones (PMV) and general partnerships (I/S):
 * they belong to those who are fully liable, and no share of theirs is published. A limited
 * partnership (K/S) does not: its general partner often owns nothing of it, and its owners are
 * registered as such.
 */
const OF_THE_LIABLE = { ENK: 10, PMV: 15, 'I/S': 30 };

/** Whether a row of `roles`, joined with its row of `companies`, makes its holder an owner. */
export const isOwning = Prisma.raw(`("group" = 'OWNER'
  OR "group" = 'PARTNER' AND legal_form_code IN (${Object.values(OF_THE_LIABLE)}))`);

/** The same of a role in a company of a legal form, by its short name. */
export const makesOwner = (group: RoleGroup, companyTypeShort: string | null): boolean =>
  group === 'OWNER' ||
  (group === 'PARTNER' && Object.hasOwn(OF_THE_LIABLE, companyTypeShort ?? ''));
