import { useTranslations } from 'next-intl';
import { mayLoseUnsaved, setUnsaved } from '@/components/session/unsaved';
import { toast } from '@/components/ui/toast';
import { accountApi } from '@/lib/api/account';
import { browserStorage } from '@/lib/api/browser-storage';
import { ApiError } from '@/lib/api/call';
import { paths } from '@/lib/paths';

const UNAUTHORIZED = 401;

/** Ends the session, clears the browser's storage, and reloads everything. */
export function useLogout() {
  const t = useTranslations('shell');
  return async () => {
    if (!mayLoseUnsaved(t('logoutUnsaved'))) return;
    try {
      await accountApi.logout();
    } catch (error) {
      // The session has already ended, which is the wanted result.
      if (!(error instanceof ApiError && error.status === UNAUTHORIZED)) {
        toast.error(t('logoutFailed'));
        return;
      }
    }
    setUnsaved(false);
    browserStorage.clear();
    window.location.assign(paths.signIn());
  };
}
