import 'server-only';
import type { Caller } from '@/lib/auth/session';

/** What a session remembers of where it was started. */
export function callerOf(request: Request): Caller {
  return {
    userAgent: request.headers.get('user-agent')?.slice(0, 300) ?? null,
    address: null,
  };
}
