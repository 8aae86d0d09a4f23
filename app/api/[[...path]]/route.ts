import { AppError } from '@/lib/errors';
import { withPublic } from '@/lib/http/wrappers';

/** All below /api that is no address: the answer is one that programs read. */
const nothing = withPublic({ group: 'unknown' }, async () => {
  throw new AppError('not_found', 'There is no such address.');
});

export const GET = nothing;
export const POST = nothing;
export const PUT = nothing;
export const PATCH = nothing;
export const DELETE = nothing;
export const OPTIONS = nothing;
