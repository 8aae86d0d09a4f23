import { breakdownFileQuerySchema } from '@/lib/breakdown/api-schemas';
import { breakdownFile } from '@/lib/breakdown/file';
import { download } from '@/lib/http/download';
import { withUser } from '@/lib/http/wrappers';

const schemas = { query: breakdownFileQuerySchema };

// GET /api/company/breakdown/file?format=csv|xlsx&by=&figure=: all groups as a file
export const GET = withUser(schemas, async ({ query, caller: { language } }) =>
  download(await breakdownFile({ ...query, language })),
);
