import { exportAnswerSchema, exportsAnswerSchema } from '@/lib/exports/answers';
import { createExportSchema } from '@/lib/exports/api-schemas';
import { createExport } from '@/lib/exports/mutations';
import { listExports } from '@/lib/exports/queries';
import { json } from '@/lib/http/respond';
import { withUser } from '@/lib/http/wrappers';

const making = { body: createExportSchema, answer: exportAnswerSchema };

// POST /api/exports: 201 when the file is ready, 202 while it is being made
export const POST = withUser(making, async ({ user, body, caller }) => {
  const { address, language } = caller;
  const data = await createExport({ userId: user.id, address, language }, body);
  return json({ status: 'success', data }, { status: data.status === 'DONE' ? 201 : 202 });
});

// GET /api/exports: the user's exports of the last day
export const GET = withUser({ answer: exportsAnswerSchema }, async ({ user, caller }) => ({
  status: 'success',
  data: await listExports(user.id, caller.language),
}));
