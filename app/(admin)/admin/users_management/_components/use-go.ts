import { useRouter } from 'next/navigation';
import { useCallback } from 'react';
import { adminPaths } from '@/lib/admin-paths';
import { type ShownUsers, userAddress } from '@/lib/users/admin/user-question';

/** Changes the table's parameters in the URL; any change goes back to the first page. */
export function useGo() {
  const router = useRouter();
  return useCallback(
    (shown: Omit<ShownUsers, 'page'>) =>
      router.replace(adminPaths.users(userAddress(shown)), { scroll: false }),
    [router],
  );
}
