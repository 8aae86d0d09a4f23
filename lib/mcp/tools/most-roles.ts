import 'server-only';
import { z } from 'zod';
import { env } from '@/lib/env';
import { roleSchema } from '@/lib/most-roles/api-schemas';
import { HOLDERS_SHOWN } from '@/lib/most-roles/constants';
import { mostHeld } from '@/lib/most-roles/queries';
import type { Holder } from '@/lib/most-roles/types';
import { paths } from '@/lib/paths';
import { filtersOf, searchArguments } from './search-arguments';
import { defineTool } from './tool';

const toHolder = ({ id, kind, name, held, companies }: Holder) => ({
  participant_id: id,
  kind,
  name,
  companiesTotal: held,
  companies:
    companies?.map((one) => ({ cvr: one.key, name: one.name, former: one.isFormer })) ?? [],
  url: env.appUrl + paths.person(id),
});

export const listMostRolesTool = defineTool({
  name: 'list_most_roles',
  title: 'Who holds most roles',
  description:
    'The people and firms that hold a kind of role in most of the companies that words and filters find, or of all companies without any, with the number and the first of these companies. Counts roles held today in companies that have not ceased, or with ever also those of before, in any company; founders in any. To find who was in many companies that went bankrupt or ceased, set ever.',
  arguments: searchArguments.extend({
    role: roleSchema,
    ever: z.boolean().default(false).describe('true: roles of before count too'),
    limit: z.int().min(1).max(HOLDERS_SHOWN).default(25).describe('Holders to answer'),
  }),
  run: async ({ query = null, role, ever, limit, ...given }, userId) => {
    const filters = await filtersOf(given, userId);
    const holders = await mostHeld({ role, ever, among: { search: query, filters }, limit });
    return { role, ever, holders: holders.map(toHolder) };
  },
});
