import 'server-only';
import { z } from 'zod';
import { env } from '@/lib/env';
import { paths } from '@/lib/paths';
import { searchPeople } from '@/lib/people/queries';
import type { PersonHit } from '@/lib/people/types';
import { personNameSchema } from '@/lib/search/tool-arguments';
import { defineTool, pageSchema } from './tool';

const toPerson = ({ id, name, currentRoles, companies, companiesTotal }: PersonHit) => ({
  participant_id: id,
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
  description:
    'Finds people by the first letters of their names, in any order, with the first companies they have roles in; get_person has all of them. Answers the total, whether there are more, and one page of twenty.',
  arguments: z.strictObject({
    name: personNameSchema,
    page: pageSchema,
  }),
  run: async (asked) => {
    const { items, total, hasMore, page, totalPages } = await searchPeople(asked);
    return { total, hasMore, page, totalPages, people: items.map(toPerson) };
  },
});
