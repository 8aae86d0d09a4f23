import 'server-only';
import { Prisma } from '@/prisma/client/client';

/** Whether a row of `companies` is in bankruptcy or ended by bankruptcy. */
export const wentBankrupt = Prisma.sql`(status = 'IN_BANKRUPTCY'
  OR status = 'CEASED' AND status_text ILIKE '%konkurs%')`;
