import 'server-only';
import { isIP } from 'node:net';
import { env } from '@/lib/env';
import { isLoopbackAddress, isPublicAddress } from '@/lib/integrations/public-address';
import { MESSAGES, OPEN_PORTS } from './constants';

const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');

const isLoopback = (host: string) => host === 'localhost' || isLoopbackAddress(host);

/**
 * Whether users and operator are the same person, who may let us post to this machine itself:
 * beside the embedded database and in development, unless others are to reach us.
 */
export const allowsLoopback = (): boolean =>
  (env.EMBEDDED_DATABASE || env.NODE_ENV === 'development') &&
  isLoopback(hostOf(new URL(env.appUrl)));

/** Names that only mean something within a network. */
const INNER = /^[^.]+$|\.(?:localhost|local|internal|intranet|lan|home\.arpa)$/;

/**
 * Why an address cannot be that of a webhook; null if it can. What its name leads to is checked
 * whenever it is connected to.
 */
export function problemOf(address: string): string | null {
  if (!URL.canParse(address)) return MESSAGES.url;
  const url = new URL(address);
  const { protocol, port, username, password } = url;
  const host = hostOf(url);
  if (username || password) return MESSAGES.urlSecrets;
  if (protocol === 'http:') return allowsLoopback() && isLoopback(host) ? null : MESSAGES.url;
  if (protocol !== 'https:') return MESSAGES.url;
  if (!OPEN_PORTS.includes(port)) return MESSAGES.urlPort;
  const isOpen = isIP(host) ? isPublicAddress(host) : !INNER.test(host);
  return isOpen ? null : MESSAGES.urlClosed;
}

/** As it is stored: without a fragment, which is never sent. */
export function cleanAddress(address: string): string {
  const url = new URL(address);
  url.hash = '';
  return url.href;
}
