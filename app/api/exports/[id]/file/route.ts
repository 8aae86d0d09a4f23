import { exportParamsSchema } from '@/lib/exports/api-schemas';
import { openExport } from '@/lib/exports/queries';
import { downloadStream } from '@/lib/http/download';
import { withUser } from '@/lib/http/wrappers';

// GET /api/exports/{id}/file
export const GET = withUser({ params: exportParamsSchema }, async ({ user, params }) =>
  downloadStream(await openExport(user.id, params.id)),
);
