import { cvrParamsSchema } from '@/lib/companies/api-schemas';
import { download } from '@/lib/http/download';
import { withUser } from '@/lib/http/wrappers';
import { statementQuerySchema } from '@/lib/statements/api-schemas';
import { getStatementFile } from '@/lib/statements/queries';

const schemas = { params: cvrParamsSchema, query: statementQuerySchema };

// GET /api/company/statement/{cvr}?format=csv|xlsx&scope=: statements of all periods as a file
export const GET = withUser(schemas, async ({ params, query, caller: { language } }) =>
  download(await getStatementFile({ key: params.cvr, ...query, language })),
);
