import 'server-only';
import { z } from 'zod';
import { toHolderAnswer } from '@/lib/most-roles/answers';
import { roleSchema } from '@/lib/most-roles/api-schemas';
import { HOLDERS_SHOWN } from '@/lib/most-roles/constants';
import { mostHeld } from '@/lib/most-roles/queries';
import { filtersOf, searchArguments } from './search-arguments';
import { defineTool } from './tool';

export const listMostRolesTool = defineTool({
  name: 'list_most_roles',
  title: 'Who holds most roles',
  description:
    'The people and firms that hold a kind of role in most of the companies that words and filters find, or of all companies without any, with the number and the first of these companies. Counts roles held today in companies that have not ceased; founders in any.',
  arguments: searchArguments.extend({
    role: roleSchema,
    limit: z.int().min(1).max(HOLDERS_SHOWN).default(25).describe('Holders to answer'),
  }),
  run: async ({ query = null, role, limit, ...given }, userId) => {
    const filters = await filtersOf(given, userId);
    const holders = await mostHeld({ role, among: { search: query, filters }, limit });
    return { role, holders: holders.map(toHolderAnswer) };
  },
});
