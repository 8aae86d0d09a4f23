import 'server-only';
import { z } from 'zod';
import { env } from '@/lib/env';
import { paths } from '@/lib/paths';
import { MOST_PEOPLE } from '@/lib/people/constants';
import { findPeople } from '@/lib/people/find';
import type { PersonHit } from '@/lib/people/types';
import { participantAnswerSchema } from '@/lib/roles/answers';
import { getParticipantAnswer } from '@/lib/roles/participant-answer';
import { personNameSchema } from '@/lib/search/tool-arguments';
import { defineTool, pageSchema } from './tool';

const toPerson = ({ id, kind, name, currentRoles, companies, companiesTotal }: PersonHit) => ({
  participant_id: id,
  kind,
  name,
  currentRoles,
  companies: companies.map((company) => ({
    cvr: company.key,
    name: company.name,
    role: company.group,
    former: currentRoles === 0 && company.group !== 'FOUNDER',
  })),
  companiesTotal,
  url: env.appUrl + paths.person(id),
});

export const searchPeopleTool = defineTool({
  name: 'search_people',
  title: 'Search people',
  description: `Finds people, and organisations without a CVR number such as foreign companies (kind OTHER), by the first letters of their names, in any order, or by a name and a place behind it (then placed is set: they have a company there, listed first), with the first companies they have roles in; get_person has all of them. Answers the total and one page of twenty. At most ${MOST_PEOPLE} are found: moreThanTotal says that more are called so.`,
  arguments: z.strictObject({
    name: personNameSchema,
    page: pageSchema,
  }),
  run: async (asked) => {
    const { items, total, hasMore, page, totalPages, placed } = await findPeople(asked);
    const people = items.map(toPerson);
    return { total, moreThanTotal: hasMore, page, totalPages, placed, people };
  },
});

export const getPersonTool = defineTool({
  name: 'get_person',
  title: 'Get all roles of a person',
  description:
    'Every role that a person, or an organisation such as an auditor, holds or held in Danish companies, those of today first, twenty on a page; and the companies that they own through others today, with the total share of the capital over all chains.',
  arguments: z.strictObject({
    participant_id: z
      .string()
      .regex(/^p?\d{1,18}$/, 'A participant_id is a number')
      .transform((id) => id.replace('p', ''))
      .describe('As search_people, get_roles, get_ownership and get_network answer it'),
    page: pageSchema,
  }),
  answer: participantAnswerSchema,
  run: ({ participant_id: id, page }) => getParticipantAnswer({ id, page }),
});
