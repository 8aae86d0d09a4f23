import { UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Sidebar } from '@/components/admin/sidebar';
import { Assistant } from '@/components/assistant/assistant';
import { Footer } from '@/components/shell/footer';
import { LateListeners } from '@/components/shell/late-listeners';
import { MAIN_ID, SkipLink } from '@/components/shell/skip-link';
import { TopBar } from '@/components/shell/top-bar';
import { requireAdmin } from '@/lib/auth/require-admin';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { getFrame } from '@/lib/users/frame';

export default async function AdminLayout({ children }: { children: ReactNode }) {
  const user = await requireAdmin();
  const { status, ...frame } = await getFrame(user.id);
  return (
    <ClientMessages
      namespaces={[
        ...(['shell', 'search', 'assistant', 'admin'] as const),
        ...(['deletion', 'fields', 'pagination'] as const),
      ]}
    >
      <SkipLink />
      <TopBar user={user} {...frame} />
      <div className="mx-auto flex w-full max-w-[120rem] flex-1 flex-col lg:flex-row">
        <Sidebar icon={<UsersRound aria-hidden className="size-4" />} />
        <div className="flex min-w-0 flex-1 flex-col">
          <main id={MAIN_ID} tabIndex={-1} className="flex-1 focus:outline-none">
            {children}
          </main>
          <Assistant userId={user.id} />
        </div>
      </div>
      <Footer status={status} />
      <LateListeners />
    </ClientMessages>
  );
}
