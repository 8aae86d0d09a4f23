import 'server-only';
import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaClient } from '@/prisma/client/client';
import { env } from './env';

function createClient() {
  const adapter = new PrismaPg({
    connectionString: env.DATABASE_URL,
    max: env.DATABASE_POOL_SIZE,
    connectionTimeoutMillis: 4_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
    application_name: 'veminto',
  });
  // The hash never leaves the database unless a query asks for it by name.
  return new PrismaClient({ adapter, omit: { user: { passwordHash: true } } });
}

// Development reloads modules; one pool for each process is enough.
const shared = globalThis as { __vemintoDb?: ReturnType<typeof createClient> };
shared.__vemintoDb ??= createClient();

export const db = shared.__vemintoDb;
export type Db = typeof db;
