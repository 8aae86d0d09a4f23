import type { ReactNode } from 'react';
import { FormMessages } from '@/components/account/form-messages';
import { LanguageSwitch } from '@/components/shell/language-switch';
import { Logo } from '@/components/shell/logo';
import { cardClass } from '@/components/ui/card';
import { cn } from '@/lib/cn';
import { ProductPanel } from './_components/product-panel';

const namespaces = [
  ...(['fields', 'forget', 'inbox', 'reset', 'signIn', 'signUp', 'verified'] as const),
];

export default function PublicLayout({ children }: { children: ReactNode }) {
  return (
    // From the top and in fixed columns: while the page arrives, nothing that is there already moves.
    <div className="group/public mx-auto grid w-full max-w-5xl flex-1 content-start items-start gap-x-16 gap-y-8 px-4 py-8 sm:px-6 sm:pt-[max(2rem,11vh)] lg:grid-cols-[1fr_25rem]">
      <div className="mx-auto flex w-full max-w-100 flex-col gap-6 lg:col-start-2">
        <header className="flex justify-center lg:hidden">
          <Logo />
        </header>
        <main className={cn(cardClass, 'p-6 sm:p-8')}>
          <FormMessages namespaces={namespaces}>{children}</FormMessages>
        </main>
        <footer className="flex justify-center">
          <LanguageSwitch />
        </footer>
      </div>
      <ProductPanel />
    </div>
  );
}
