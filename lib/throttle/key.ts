import 'server-only';
import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  if (tail === undefined) return left;
  const right = tail === '' ? [] : tail.split(':');
  return [
    ...left,
    ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'),
    ...right,
  ];
}

/**
 * The key that an address is counted under. An IPv6 user can choose from at least a /64. Many have
 * a /48, which contains 65,536 of those: use it where each address has tries of its own.
 */
export function addressKey(address: string, bits: 48 | 64 = 64): string {
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address).slice(0, bits / 16);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/${bits}`;
}

/** Keys are digests: the table holds neither email nor IP addresses. */
export function keyOf(kind: 'account' | 'address' | 'both', ...parts: string[]): string {
  return `${kind}:${createHash('sha256').update(parts.join('\n')).digest('base64url')}`;
}
