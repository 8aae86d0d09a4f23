import 'server-only';
import { Readable } from 'node:stream';
import { recordAudit } from '@/lib/audit/record';
import { db } from '@/lib/db';
import { throttle } from '@/lib/throttle';
import { listOf, pagesOf, pagesOfLog, type Reference, tablesOfUsers } from './personal-rows';

async function accountOf(userId: string) {
  const { passwordHash, picture, ...account } = await db.user.findUniqueOrThrow({
    where: { id: userId },
    omit: { passwordHash: false },
  });
  return {
    ...account,
    // The hash itself is omitted: it exists only to verify passwords.
    hasPassword: passwordHash !== null,
    picture: picture && { type: 'image/webp', base64: Buffer.from(picture).toString('base64') },
  };
}

async function* written(userId: string, account: object, tables: Reference[]) {
  yield `{"madeAt": ${JSON.stringify(new Date())},\n"account": ${JSON.stringify(account, null, 2)},\n"tables": {\n`;
  for (const reference of tables) {
    yield `${JSON.stringify(reference.table)}: `;
    yield* listOf(pagesOf(reference, userId));
    yield ',\n';
  }
  yield '"audit_events": ';
  yield* listOf(pagesOfLog(userId));
  yield '}}\n';
}

/**
 * Everything the database holds about a user (see tablesOfUsers), as JSON that is streamed while it
 * is read. The request is audited.
 * @throws AppError too_many_requests
 */
export async function personalData(
  userId: string,
  address: string | null,
): Promise<ReadableStream> {
  await throttle('personalData', { account: userId, address });
  await recordAudit({ actorId: userId, action: 'data_downloaded', address });
  const [account, tables] = await Promise.all([accountOf(userId), tablesOfUsers()]);
  const content = Readable.from(written(userId, account, tables), { objectMode: false });
  return Readable.toWeb(content) as ReadableStream;
}
