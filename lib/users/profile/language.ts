import 'server-only';
import { db } from '@/lib/db';
import type { Language } from '@/lib/i18n/languages';

/** Sets the language of future mails to the user. */
export async function chooseLanguage(userId: string, language: Language): Promise<void> {
  await db.user.updateMany({ where: { id: userId }, data: { language } });
}
