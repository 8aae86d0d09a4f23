import 'server-only';
import { AppError } from '@/lib/errors';

const OTHER_ENCODING = 'The address is not written in UTF-8.';

/** What undecodable bytes become. */
const LOST = '\uFFFD';
const LOST_AS_SENT = encodeURIComponent(LOST);

/** Letters of another encoding, such as %E6 for "æ", would be searched for as garbage. */
function refuseLost(name: string, text: string, sent: string): void {
  if (!text.includes(LOST) || sent.toUpperCase().includes(LOST_AS_SENT)) return;
  throw new AppError('invalid_input', OTHER_ENCODING, { fields: { [name]: OTHER_ENCODING } });
}

/**
 * The query parameters of a URL; a repeated one becomes a list, which the schema accepts or rejects.
 * @throws AppError invalid_input for text that is not UTF-8
 */
export function queryOf({ search, searchParams }: URL): Record<string, string | string[]> {
  for (const [name, text] of searchParams) refuseLost(name, text, search);
  return Object.fromEntries(
    [...new Set(searchParams.keys())].map((name) => {
      const texts = [...new Set(searchParams.getAll(name))];
      return [name, texts.length > 1 ? texts : (texts[0] ?? '')];
    }),
  );
}
