import { referenceOf } from '@/lib/api/call';

/**
 * The request id of a failure whose own sentence is not shown, as error pages show it; nothing when
 * the server is not at fault.
 */
export function Reference({ of: failure }: { of: unknown }) {
  const reference = referenceOf(failure);
  return reference && <span className="block break-words text-xs">{reference}</span>;
}
