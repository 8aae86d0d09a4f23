import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { companyKeySchema } from '@/lib/companies/schemas';

type Props = { params: Promise<{ the_key: string }>; children: ReactNode };

/** Above loading.tsx, so that a key that cannot exist still answers 404. */
export default async function CompanyLayout({ params, children }: Props) {
  const { the_key: key } = await params;
  if (!companyKeySchema.safeParse(key).success) notFound();
  return children;
}
