import { MOST_OPEN } from '@/lib/network/constants';
import type { NetworkNode } from '@/lib/network/types';
import type { NetworkTo } from './network-to';

/** The page with a node opened or closed; null where there is nothing to open, or no more can be. */
export function openChange(
  { id, step, isOpen, hidden }: NetworkNode,
  { asked: { open }, with: withOpen }: NetworkTo,
): { href: string } | null {
  if (step === 0) return null;
  if (isOpen) return { href: withOpen({ open: open.filter((node) => node !== id) }) };
  if (hidden === 0 || open.length >= MOST_OPEN) return null;
  return { href: withOpen({ open: [...open, id] }) };
}
