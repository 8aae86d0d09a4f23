import 'server-only';
import { z } from 'zod';
import { usualOrder } from '@/lib/breakdown/constants';
import { findGroups } from '@/lib/breakdown/queries';
import { GROUP_FIELDS, GROUP_FIGURES } from '@/lib/search/group-fields';
import { filtersOf, searchArguments } from './search-arguments';
import { defineTool } from './tool';

export const breakDownTool = defineTool({
  name: 'break_down_companies',
  title: 'Break down companies',
  description:
    'Counts the companies that words and filters find by the values of one field, and adds up a figure of each group: how many companies have it, its total, average and median, in DKK; growth and key figures are in per cent and have no total. Answers the first groups and the number of all, the companies in none of them, and all companies together. Without status companies that have ended are counted too. By employees groups are listed upwards, by founded from the newest year on, else those with most companies first.',
  arguments: searchArguments.extend({
    by: z
      .enum(GROUP_FIELDS)
      .describe(
        'postalCode: postal districts; founded: years; statusSince: years in which the status began',
      ),
    figure: z
      .enum(GROUP_FIGURES)
      .optional()
      .describe('Of the newest accounts, but employees of today; profit is the result of the year'),
    order: z
      .enum(['companies', 'sum', 'mean', 'median'])
      .optional()
      .describe('Lists the groups with the highest first'),
    limit: z.int().min(1).max(200).default(25).describe('Groups to answer'),
  }),
  run: async ({ query = null, by, figure = null, order, limit, ...given }, userId) => {
    const found = await findGroups({
      ...{ search: query, filters: await filtersOf(given, userId), by, figure },
      order: order ? `${order}-desc` : usualOrder(by),
    });
    return {
      groupsTotal: found.groups.length,
      groups: found.groups.slice(0, limit),
      ...{ without: found.without, all: found.all },
    };
  },
});
