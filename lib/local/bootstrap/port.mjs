import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { UserError } from './user-error.mjs';

/** @typedef {{ host: string, port: number }} Address */

/**
 * Reads HOST and PORT on its own, because lib/env is not loaded yet.
 * @param {Record<string, string | undefined>} environment
 * @returns {Address}
 */
export function readAddress(environment) {
  const host = environment.HOST?.trim() || '127.0.0.1';
  const text = environment.PORT?.trim() || '3000';
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new UserError(`PORT is "${text}". Set it to a number from 1 to 65535.`);
  }
  return { host, port };
}

/**
 * @param {string} host
 * @param {number} port
 * @returns {Promise<number>}
 */
function listen(host, port) {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen({ host, port, exclusive: true }, () => {
      const { port: taken } = /** @type {net.AddressInfo} */ (server.address());
      server.close(() => resolve(taken));
    });
  });
}

export function findFreePort(host = '127.0.0.1') {
  return listen(host, 0);
}

/**
 * @param {string} host
 * @param {number} port
 */
export async function isPortFree(host, port) {
  return listen(host, port).then(
    () => true,
    (error) => {
      if (error.code === 'EADDRINUSE') return false;
      throw error;
    },
  );
}

/**
 * @param {Address} address
 * @throws UserError that explains why the port is not available.
 */
export async function requireFreePort({ host, port }, waitMs = 0) {
  const end = Date.now() + waitMs;
  while (!(await isPortFree(host, port).catch((error) => refuse(error, host, port)))) {
    if (Date.now() >= end) {
      throw new UserError(
        `Port ${port} on ${host} is in use. Stop what runs there or set PORT to another number.`,
      );
    }
    await sleep(100);
  }
}

/**
 * @param {NodeJS.ErrnoException} error
 * @param {string} host
 * @param {number} port
 */
function refuse(error, host, port) {
  const why =
    error.code === 'EACCES'
      ? `Port ${port} needs more rights than you have. Set PORT to a number above 1023.`
      : `${host} is not an address of this machine. Set HOST to one that is, such as 127.0.0.1.`;
  throw new UserError(why);
}
