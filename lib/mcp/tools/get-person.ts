import 'server-only';
import { z } from 'zod';
import { participantAnswerSchema } from '@/lib/roles/answers';
import { toParticipantData } from '@/lib/roles/mapper';
import { getParticipant } from '@/lib/roles/queries';
import { defineTool, pageSchema } from './tool';

export const getPersonTool = defineTool({
  name: 'get_person',
  title: 'Get all roles of a person',
  description:
    'Every role that a person, or an organisation such as an auditor, holds or held in Danish companies, those of today first. Twenty on a page.',
  arguments: z.strictObject({
    participant_id: z
      .string()
      .regex(/^\d{1,18}$/, 'A participant_id is a number')
      .describe('As search_people, get_roles and get_ownership answer it'),
    page: pageSchema,
  }),
  answer: participantAnswerSchema,
  run: async ({ participant_id: id, page }) =>
    toParticipantData(await getParticipant({ id, page })),
});
