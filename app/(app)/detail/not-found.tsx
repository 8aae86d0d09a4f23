import { headers } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import { NotFoundView } from '@/components/shell/not-found-view';
import { Link } from '@/components/ui/link';
import { ADDRESS_HEADER } from '@/lib/i18n/address-header';
import { paths } from '@/lib/paths';

/** This file receives no parameters, so the CVR number is taken from the requested URL. */
export default async function CompanyNotFound() {
  const t = await getTranslations('notFound');
  const address = (await headers()).get(ADDRESS_HEADER) ?? '';
  const key = /^\/detail\/(\d{8})(?:\?|$)/.exec(address)?.[1];
  return (
    <NotFoundView href={paths.search()}>
      {key && (
        <p>
          {t('company', { key })}{' '}
          <Link href={paths.search()} className="link-within link-alone">
            {t('search')}
          </Link>
        </p>
      )}
    </NotFoundView>
  );
}
