import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { ADDRESS_HEADER } from '@/lib/i18n/address-header';
import { paths } from '@/lib/paths';

type Props = { className?: string; children: ReactNode };

/** A plain form: it needs no scripts, and redirects back to the same page. */
export async function LanguageForm({ className, children }: Props) {
  const address = (await headers()).get(ADDRESS_HEADER) ?? '';
  return (
    <form
      method="post"
      action={paths.language()}
      encType="multipart/form-data"
      className={className}
    >
      <input type="hidden" name="back" value={address} />
      {children}
    </form>
  );
}
