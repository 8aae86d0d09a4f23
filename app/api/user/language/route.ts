import { redirectTo } from '@/lib/auth/flow-answer';
import { findRequestSessionUser } from '@/lib/auth/session';
import { setLanguageCookie } from '@/lib/auth/set-cookie';
import { wayBack } from '@/lib/http/way-back';
import { withPublic } from '@/lib/http/wrappers';
import { languageSchema } from '@/lib/i18n/api-schemas';
import { chooseLanguage } from '@/lib/users/profile/language';

const form = { schema: languageSchema, maxFileBytes: 0 };

// POST /api/user/language: a form, so that it works before scripts load, or without them
export const POST = withPublic({ form }, async ({ request, form: { language, back } }) => {
  const user = await findRequestSessionUser(request);
  if (user) await chooseLanguage(user.id, language);
  return setLanguageCookie(redirectTo(wayBack(request, back)), language);
});
