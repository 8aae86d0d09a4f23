import type { ReactNode } from 'react';
import { Assistant } from '@/components/assistant/assistant';
import { Footer } from '@/components/shell/footer';
import { LateListeners } from '@/components/shell/late-listeners';
import { MAIN_ID, SkipLink } from '@/components/shell/skip-link';
import { TopBar } from '@/components/shell/top-bar';
import { requireUser } from '@/lib/auth/session';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { getFrame } from '@/lib/users/frame';

export default async function AppLayout({ children }: { children: ReactNode }) {
  const user = await requireUser();
  const { status, ...frame } = await getFrame(user.id);
  return (
    <ClientMessages namespaces={['shell', 'search', 'assistant']}>
      <SkipLink />
      <TopBar user={user} {...frame} />
      <main id={MAIN_ID} tabIndex={-1} className="flex flex-1 flex-col focus:outline-none">
        {children}
      </main>
      <Assistant userId={user.id} />
      <Footer status={status} />
      <LateListeners />
    </ClientMessages>
  );
}
