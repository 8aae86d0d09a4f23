import type { ReactNode } from 'react';
import { Logo } from '@/components/shell/logo';
import { cardClass } from '@/components/ui/card';
import { cn } from '@/lib/cn';
import { paths } from '@/lib/paths';

/** Pages that are open to everyone, signed in or not. */
export default function OpenLayout({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto flex w-full max-w-108 flex-1 flex-col justify-center gap-6 px-4 py-8">
      <header className="flex justify-center">
        {/* Where this leads depends on the session. */}
        <a href={paths.signIn()} className="flex rounded-md">
          <Logo />
        </a>
      </header>
      <main className={cn(cardClass, 'p-6 sm:p-8')}>{children}</main>
    </div>
  );
}
