'use client';

import { useSearchParams } from 'next/navigation';
import { paths } from '@/lib/paths';

/** Builds URLs of companies with a way back to the list as it is now. */
export function useCompanyHref(): (key: string) => string {
  const address = new URLSearchParams(useSearchParams());
  for (const name of ['from', 'tab']) address.delete(name);
  const list = address.toString();
  return (key) => `${paths.company(key, { from: 'discover' })}${list === '' ? '' : `&${list}`}`;
}
