import { withUser } from '@/lib/http/wrappers';
import { importAnswerSchema } from '@/lib/imports/answers';
import { importFormSchema } from '@/lib/imports/api-schemas';
import { importCompanies } from '@/lib/imports/import';
import { readImportForm } from '@/lib/imports/read-import-form';

const described = { type: 'multipart/form-data', schema: importFormSchema } as const;

// POST /api/saved/import: finds the companies of a file, and saves none
export const POST = withUser({ described, answer: importAnswerSchema }, async ({ user, request }) =>
  importCompanies(user.id, await readImportForm(request)),
);
