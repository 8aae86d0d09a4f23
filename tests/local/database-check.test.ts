import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import tls from 'node:tls';
import { expect, onTestFinished, test } from 'vitest';
import { checkDatabase, findDirectDatabase, requireVersion } from '@/lib/local/database-check';

function message(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.write(type, 0, 'latin1');
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

const readyForQuery = message('Z', Buffer.from('I'));
const authenticationOk = message('R', Buffer.alloc(4));

function versionAnswer(version: string): Buffer {
  const column = Buffer.concat([
    Buffer.from([0, 1]),
    Buffer.from('version\0'),
    Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 0, 25, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0]),
  ]);
  const row = Buffer.concat([Buffer.from([0, 1, 0, 0, 0, version.length]), Buffer.from(version)]);
  const parts = [message('T', column), message('D', row), message('C', Buffer.from('SELECT 1\0'))];
  return Buffer.concat([...parts, readyForQuery]);
}

const check = (url: string, patienceMs?: number) =>
  checkDatabase({ url, variable: 'DATABASE_URL' }, patienceMs);

/** A server that implements just enough of PostgreSQL's protocol. */
async function startServer(onStartup: Buffer, onQuery: Buffer): Promise<string> {
  const server = net.createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => {
      socket.write(onStartup);
      socket.on('data', (data) => data[0] === 0x51 && socket.write(onQuery));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `127.0.0.1:${(server.address() as net.AddressInfo).port}`;
}

function refusal(code: string): Buffer {
  return message('E', Buffer.from(`SFATAL\0C${code}\0Mrefused\0\0`));
}

test.each([
  ['140011', 'The database is PostgreSQL 14; Veminto needs 15 or newer.'],
  ['90624', 'The database is PostgreSQL 9; Veminto needs 15 or newer.'],
])('refuses version %s', async (version, sentence) => {
  const greeting = Buffer.concat([authenticationOk, readyForQuery]);
  const where = await startServer(greeting, versionAnswer(version));
  await expect(check(`postgresql://me@${where}/mine`)).rejects.toThrow(sentence);
});

test('accepts 15 and newer', () => {
  expect(requireVersion(150_000)).toBe(15);
  expect(requireVersion(180_004)).toBe(18);
});

test.each([
  ['28P01', 'refuses the user "me". Correct user and password in DATABASE_URL.'],
  ['3D000', 'The database "mine" does not exist at'],
  ['57P03', 'is still starting up. Try again in a moment.'],
])('explains %s and never shows the password', async (code, sentence) => {
  const where = await startServer(refusal(code), Buffer.alloc(0));
  const failed = check(`postgresql://me:hidden@${where}/mine`);
  await expect(failed).rejects.toThrow(sentence);
  await expect(failed).rejects.not.toThrow('hidden');
});

test('explains a certificate that has expired', async () => {
  const file = path.resolve('tests/fixtures/expired-certificate.pem');
  const pem = readFileSync(file);
  const server = net.createServer((socket) => {
    socket.once('data', () => {
      socket.write('S');
      const secured = new tls.TLSSocket(socket, { isServer: true, cert: pem, key: pem });
      secured.on('error', () => {});
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as net.AddressInfo;
  const options = `sslmode=verify-full&sslrootcert=${encodeURIComponent(file)}`;
  await expect(check(`postgresql://me@127.0.0.1:${port}/mine?${options}`)).rejects.toThrow(
    `The certificate of PostgreSQL at 127.0.0.1:${port} is refused (CERT_HAS_EXPIRED). Renew it`,
  );
});

test('explains what cannot be reached or read', async () => {
  await expect(check('postgresql://me@127.0.0.1:1/mine')).rejects.toThrow(
    'PostgreSQL at 127.0.0.1:1 cannot be reached (ECONNREFUSED). Check that it runs and that DATABASE_URL is right.',
  );
  for (const password of ['p#1', 'p/1', 'p?1']) {
    await expect(check(`postgresql://me:${password}@127.0.0.1:1/mine`)).rejects.toThrow(
      'in user and password write # as %23, / as %2F',
    );
  }
  await expect(check('mysql://me@127.0.0.1/mine')).rejects.toThrow(
    'DATABASE_URL is not an address of the form postgresql://',
  );
});

test('one that takes the connection and answers nothing is told to be away', async () => {
  const greeting = Buffer.concat([authenticationOk, readyForQuery]);
  const where = await startServer(greeting, Buffer.alloc(0));
  await expect(check(`postgresql://me@${where}/mine`, 500)).rejects.toThrow(
    `PostgreSQL at ${where} cannot be reached (ETIMEDOUT).`,
  );
});

test('a command uses the direct address, and a message names the variable that holds it', async () => {
  const pooled = { DATABASE_URL: 'postgresql://me@127.0.0.1:2/mine' };
  expect(findDirectDatabase({})).toBeNull();
  expect(findDirectDatabase({ ...pooled, DATABASE_DIRECT_URL: ' ' })).toEqual({
    url: pooled.DATABASE_URL,
    variable: 'DATABASE_URL',
  });
  const direct = { ...pooled, DATABASE_DIRECT_URL: 'postgresql://me@127.0.0.1:1/mine' };
  const found = findDirectDatabase(direct);
  expect(found?.url).toBe(direct.DATABASE_DIRECT_URL);
  await expect(checkDatabase(found ?? { url: '', variable: '' })).rejects.toThrow(
    'PostgreSQL at 127.0.0.1:1 cannot be reached (ECONNREFUSED). Check that it runs and that DATABASE_DIRECT_URL is right.',
  );
});

test('the direct address alone is refused: commands and the server would use different databases', () => {
  const direct = 'postgresql://me@127.0.0.1:1/mine';
  for (const url of [undefined, '', ' ']) {
    expect(() => findDirectDatabase({ DATABASE_URL: url, DATABASE_DIRECT_URL: direct })).toThrow(
      'DATABASE_DIRECT_URL is set without DATABASE_URL. Set DATABASE_URL too',
    );
  }
});
