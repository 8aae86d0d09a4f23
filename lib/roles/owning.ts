import 'server-only';
import { Prisma } from '@/prisma/client/client';
import { IS_OWNING, OF_THE_LIABLE } from './owning-sql';
import type { RoleGroup } from './types';

/** Whether a row of `roles`, joined with its row of `companies`, makes its holder an owner. */
export const isOwning = Prisma.raw(IS_OWNING);

/** The same of a role in a company of a legal form, by its short name. */
export const makesOwner = (group: RoleGroup, companyTypeShort: string | null): boolean =>
  group === 'OWNER' ||
  (group === 'PARTNER' && Object.hasOwn(OF_THE_LIABLE, companyTypeShort ?? ''));
