import { withUser } from '@/lib/http/wrappers';
import { participantAnswerSchema } from '@/lib/roles/answers';
import { participantParamsSchema, participantQuerySchema } from '@/lib/roles/api-schemas';
import { toParticipantData } from '@/lib/roles/mapper';
import { getParticipant } from '@/lib/roles/queries';

const schemas = {
  params: participantParamsSchema,
  query: participantQuerySchema,
  answer: participantAnswerSchema,
};

// GET /api/company/participant/{id}?page=: all current and former roles of a participant
export const GET = withUser(schemas, async ({ params, query }) =>
  toParticipantData(await getParticipant({ id: params.id, page: query.page })),
);
