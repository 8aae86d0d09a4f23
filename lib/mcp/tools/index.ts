import 'server-only';
import { toJsonSchema, toWholeSchema } from '@/lib/openapi/schema';
import { breakDownTool } from './break-down';
import {
  getAccountsTool,
  getCompanyTool,
  getOverviewTool,
  getOwnershipTool,
  getRolesTool,
  getSharedContactsTool,
  getSignalsTool,
} from './company-tools';
import { compareCompaniesTool } from './compare-companies';
import { getConnectionsTool, getNetworkTool } from './connections-tools';
import { listMostRolesTool } from './most-roles';
import { getReportPassagesTool } from './passages-tool';
import { getPersonTool, searchPeopleTool } from './people-tools';
import { searchCompaniesTool } from './search-companies';
import type { Tool } from './tool';

/** The tools for agents; all are read-only. */
export const TOOLS: readonly Tool[] = [
  searchCompaniesTool,
  breakDownTool,
  getCompanyTool,
  getOverviewTool,
  getAccountsTool,
  getReportPassagesTool,
  getSignalsTool,
  getSharedContactsTool,
  compareCompaniesTool,
  getRolesTool,
  getOwnershipTool,
  searchPeopleTool,
  getPersonTool,
  listMostRolesTool,
  getConnectionsTool,
  getNetworkTool,
];

/** A tool's entry in tools/list. */
export function describeTool({ name, title, description, arguments: schema, answer }: Tool) {
  return {
    name,
    title,
    description,
    inputSchema: toJsonSchema(schema),
    ...(answer && { outputSchema: toWholeSchema(answer) }),
    annotations: { title, readOnlyHint: true, idempotentHint: true, openWorldHint: false },
  };
}
