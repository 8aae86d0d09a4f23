import { withUser } from '@/lib/http/wrappers';
import { importAnswerSchema } from '@/lib/imports/answers';
import { importFormSchema } from '@/lib/imports/api-schemas';
import { IMPORT_MAX_BYTES, IMPORT_MESSAGES } from '@/lib/imports/constants';
import { importCompanies } from '@/lib/imports/import';

const form = {
  schema: importFormSchema,
  maxFileBytes: IMPORT_MAX_BYTES,
  tooLarge: IMPORT_MESSAGES.tooLarge,
};

// POST /api/saved/import: finds the companies of a file, and saves none
export const POST = withUser({ form, answer: importAnswerSchema }, ({ user, form }) =>
  importCompanies(user.id, form),
);
