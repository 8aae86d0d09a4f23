import 'server-only';
import { type LookupAddress, lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Private, shared, loopback, link-local, documentation, benchmark, multicast and reserved nets. */
const CLOSED_4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16'],
  ...['172.16.0.0/12', '192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16'],
  ...['198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
];
/** All else in IPv6 is not global: mapped IPv4, NAT64, unique local, link-local, multicast … */
const OPEN_6 = ['2000::/3'];
/** Within it: protocols such as Teredo, documentation, and 6to4, which carries an IPv4 address. */
const CLOSED_6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

function netsOf(list: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const nets = new BlockList();
  for (const net of list) {
    const [address = '', bits] = net.split('/');
    nets.addSubnet(address, Number(bits), family);
  }
  return nets;
}

const closed4 = netsOf(CLOSED_4, 'ipv4');
const open6 = netsOf(OPEN_6, 'ipv6');
const closed6 = netsOf(CLOSED_6, 'ipv6');
const loopback = netsOf(['127.0.0.0/8'], 'ipv4');

/** Whether an IP address, without brackets, is one of the public internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !closed4.check(address, 'ipv4');
  return family === 6 && open6.check(address, 'ipv6') && !closed6.check(address, 'ipv6');
}

export const isLoopbackAddress = (address: string): boolean =>
  address === '::1' || (isIP(address) === 4 && loopback.check(address, 'ipv4'));

/** Finds all addresses of a name. */
export type Resolve = (
  name: string,
  options: { all: true; family?: number | 'IPv4' | 'IPv6'; hints?: number },
  done: (error: Error | null, found: LookupAddress[]) => void,
) => void;

/** The host of a URL leads where we do not connect to. */
export class ClosedAddress extends Error {
  override readonly name = 'ClosedAddress';
}

/**
 * Resolves names for a connection and refuses those of which any address is not open. As it is the
 * connection's own lookup, a name cannot mean something else by the time it is connected to.
 */
export const openLookup =
  (isOpen: (address: string) => boolean, resolve: Resolve = lookup): LookupFunction =>
  (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, found) => {
      const [first] = found ?? [];
      if (error) return callback(error, '', 0);
      if (!first || !found.every(({ address }) => isOpen(address))) {
        return callback(new ClosedAddress(`${hostname} is not on the public internet.`), '', 0);
      }
      if (options.all) return callback(null, found);
      callback(null, first.address, first.family);
    });
  };
