import { withPublic } from '@/lib/http/wrappers';

// GET /api/health: this process answers, whatever else is away
export const GET = withPublic({ uncounted: true }, async () => ({ status: 'ok' }));
