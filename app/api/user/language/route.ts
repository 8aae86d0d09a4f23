import { redirectTo } from '@/lib/auth/flow-answer';
import { findRequestUser } from '@/lib/auth/session';
import { setLanguageCookie } from '@/lib/auth/set-cookie';
import { readForm } from '@/lib/http/form';
import { wayBack } from '@/lib/http/way-back';
import { withPublic } from '@/lib/http/wrappers';
import { languageSchema } from '@/lib/i18n/api-schemas';
import { chooseLanguage } from '@/lib/users/profile/language';

const described = { type: 'multipart/form-data', schema: languageSchema } as const;

// POST /api/user/language: a form, so that it works before scripts load, or without them
export const POST = withPublic({ described }, async ({ request }) => {
  const { language, back } = languageSchema.parse(await readForm(request, 0));
  const user = await findRequestUser(request);
  // API keys must not change the account.
  if (user && !user.keyScopes) await chooseLanguage(user.id, language);
  return setLanguageCookie(redirectTo(wayBack(request, back)), language);
});
