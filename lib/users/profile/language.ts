import 'server-only';
import { db } from '@/lib/db';
import type { Language } from '@/lib/i18n/languages';

/** Mails to somebody are written in it from now on. */
export async function chooseLanguage(userId: string, language: Language): Promise<void> {
  await db.user.updateMany({ where: { id: userId }, data: { language } });
}
