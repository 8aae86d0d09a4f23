import 'server-only';
import { readWithReader } from '@/lib/ai-search/read-sentence';
import type { Asking } from '../text/reply';
import { joined, quote } from '../text/texts';

/**
 * The filters beside a name that an answer leaves out: "companies like Bech in Jutland with positive
 * equity".
 */
export async function notTakenNote(
  { question, say }: Asking,
  name: string | null,
): Promise<string[]> {
  const rest = name === null ? question : question.replace(name, ' ');
  const { parts } = await readWithReader(rest);
  const texts = [...new Set(parts.map(({ text }) => text))].map((text) => quote(text, say));
  if (texts.length === 0) return [];
  const told = joined(texts, say);
  return [
    say({
      en: `Not taken into account: ${told}.`,
      da: `Der er ikke taget hensyn til: ${told}.`,
    }),
  ];
}
