import 'server-only';
import { z } from 'zod';
import { env } from '@/lib/env';
import { paths } from '@/lib/paths';
import { searchPeople } from '@/lib/people/queries';
import type { PersonHit } from '@/lib/people/types';
import { personNameSchema } from '@/lib/search/tool-arguments';
import { defineTool } from './tool';

const toPerson = ({ id, name, currentRoles, companies, companiesTotal }: PersonHit) => ({
  name,
  currentRoles,
  companies: companies.map((company) => ({
    cvr: company.key,
    name: company.name,
    role: company.group,
    former: currentRoles === 0,
  })),
  companiesTotal,
  url: env.appUrl + paths.person(id),
});

export const searchPeopleTool = defineTool({
  name: 'search_people',
  title: 'Search people',
  description:
    'Finds people by the first letters of their names, in any order, with the first companies they have roles in. Answers the total, whether there are more, and one page of twenty.',
  arguments: z.strictObject({
    name: personNameSchema,
    page: z.int().min(1).max(100_000).default(1),
  }),
  run: async (asked) => {
    const { items, total, hasMore, page, totalPages } = await searchPeople(asked);
    return { total, hasMore, page, totalPages, people: items.map(toPerson) };
  },
});
