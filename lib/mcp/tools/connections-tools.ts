import 'server-only';
import { z } from 'zod';
import { connectionsAnswerSchema } from '@/lib/connections/answers';
import { endSchema } from '@/lib/connections/api-schemas';
import { MOST_LINKS } from '@/lib/connections/constants';
import { endText } from '@/lib/connections/ends';
import { toConnectionsData } from '@/lib/connections/mapper';
import { findConnections } from '@/lib/connections/queries';
import { connectionsHref } from '@/lib/connections/search-params';
import { env } from '@/lib/env';
import { networkAnswerSchema } from '@/lib/network/answers';
import { MOST_AROUND, MOST_OPEN, MOST_SHARED } from '@/lib/network/constants';
import { toNetworkData } from '@/lib/network/mapper';
import { findNetwork } from '@/lib/network/queries';
import { networkHref } from '@/lib/network/search-params';
import { defineTool } from './tool';

export const getConnectionsTool = defineTool({
  name: 'get_connections',
  title: 'Get how two companies or people are connected',
  description: `The shortest chains of roles between two companies or people, at most ${MOST_LINKS} links long: who leads, sits on the board of, owns, is a partner in or founded what, today or formerly. Each role says in which company it is held; together is the last time at which a whole chain stood, null where its links never stood at one time. Auditors connect nobody, as each would connect all of its clients. A total of 0 says that there is no such chain, unless has_more says that there are more roles than are followed.`,
  arguments: z.strictObject({
    of: endSchema,
    with: endSchema,
    today: z.boolean().default(false).describe('true: only roles that are held today'),
  }),
  answer: connectionsAnswerSchema.extend({
    url: z.url().meta({ description: 'The page that shows the same' }),
  }),
  run: async (asked) => ({
    ...toConnectionsData(await findConnections(asked)),
    url: env.appUrl + connectionsHref(asked),
  }),
});

export const getNetworkTool = defineTool({
  name: 'get_network',
  title: 'Get the network around a company or person',
  description: `The companies and people around one of them, with the roles that connect them: who leads, sits on the board of, owns or is a partner in what today. Lists at most ${MOST_AROUND} neighbours of each, and up to ${MOST_SHARED} others that several of the neighbours share, which often say most. Name ids of nodes in open to go on from them. Auditors connect nobody, as each would connect all of its clients.`,
  arguments: z.strictObject({
    of: endSchema,
    open: z
      .array(endSchema)
      .max(MOST_OPEN)
      .default([])
      .describe('Ids of listed nodes whose own neighbours are listed too'),
    ever: z.boolean().default(false).describe('true: former roles and foundings too'),
  }),
  answer: networkAnswerSchema.extend({
    url: z.url().meta({ description: 'The page that draws the same' }),
  }),
  run: async ({ of, ever, ...asked }) => {
    const open = asked.open.map(endText);
    return {
      ...toNetworkData(await findNetwork({ of, open, ever })),
      url: env.appUrl + networkHref({ of, open, ever }),
    };
  },
});
