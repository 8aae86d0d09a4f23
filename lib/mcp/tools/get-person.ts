import 'server-only';
import { z } from 'zod';
import { participantAnswerSchema } from '@/lib/roles/answers';
import { getParticipantAnswer } from '@/lib/roles/participant-answer';
import { defineTool, pageSchema } from './tool';

export const getPersonTool = defineTool({
  name: 'get_person',
  title: 'Get all roles of a person',
  description:
    'Every role that a person, or an organisation such as an auditor, holds or held in Danish companies, those of today first, twenty on a page; and the companies that they own through others today, with the total share of the capital over all chains.',
  arguments: z.strictObject({
    participant_id: z
      .string()
      .regex(/^\d{1,18}$/, 'A participant_id is a number')
      .describe('As search_people, get_roles and get_ownership answer it'),
    page: pageSchema,
  }),
  answer: participantAnswerSchema,
  run: ({ participant_id: id, page }) => getParticipantAnswer({ id, page }),
});
