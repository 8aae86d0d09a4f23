import 'server-only';
import { z } from 'zod';
import { toWholeSchema } from '@/lib/openapi/schema';
import { compareCompaniesTool } from './compare-companies';
import { getAccountsTool } from './get-accounts';
import { getCompanyTool } from './get-company';
import { getOwnershipTool } from './get-ownership';
import { getPersonTool } from './get-person';
import { getRolesTool } from './get-roles';
import { getSignalsTool } from './get-signals';
import { searchCompaniesTool } from './search-companies';
import { searchPeopleTool } from './search-people';
import type { Tool } from './tool';

/** What agents may look up; nothing of it changes anything. */
export const TOOLS: readonly Tool[] = [
  searchCompaniesTool,
  getCompanyTool,
  getAccountsTool,
  getSignalsTool,
  compareCompaniesTool,
  getRolesTool,
  getOwnershipTool,
  searchPeopleTool,
  getPersonTool,
];

/** As tools/list tells it. */
export function describeTool({ name, title, description, arguments: schema, answer }: Tool) {
  return {
    name,
    title,
    description,
    inputSchema: z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }),
    ...(answer && { outputSchema: toWholeSchema(answer) }),
    annotations: { title, readOnlyHint: true, idempotentHint: true, openWorldHint: false },
  };
}
