import { withUser } from '@/lib/http/wrappers';
import { participantAnswerSchema } from '@/lib/roles/answers';
import { participantParamsSchema, participantQuerySchema } from '@/lib/roles/api-schemas';
import { getParticipantAnswer } from '@/lib/roles/participant-answer';

const schemas = {
  params: participantParamsSchema,
  query: participantQuerySchema,
  answer: participantAnswerSchema,
};

// GET /api/company/participant/{id}?page=: all roles of a participant, and what they own indirectly
export const GET = withUser(schemas, ({ params, query }) =>
  getParticipantAnswer({ id: params.id, page: query.page }),
);
