import type { Messages } from 'next-intl';
import { getMessages } from 'next-intl/server';

export type Namespaces = (keyof Messages)[];

/** Only the messages that client components use, and those of failures. */
export async function pickedMessages(namespaces: Namespaces): Promise<Partial<Messages>> {
  const messages = await getMessages();
  return Object.fromEntries(
    [...namespaces, 'errors' as const].map((name) => [name, messages[name]]),
  );
}
