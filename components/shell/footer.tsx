import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/link';
import { formatDay } from '@/lib/format';
import { paths } from '@/lib/paths';
import type { RegisterStatus } from '@/lib/register/types';
import packageJson from '@/package.json';
import { LanguageSwitch } from './language-switch';

type Props = { status: RegisterStatus };

const elsewhere = {
  target: '_blank',
  rel: 'noreferrer',
  className: 'inline-flex min-h-6 items-center underline touch:min-h-11',
} as const;

export async function Footer({ status }: Props) {
  const { updatedOn, hasSample, hasReal } = status;
  const t = await getTranslations('footer');
  return (
    <footer className="border-line border-t bg-surface">
      <div className="mx-auto flex max-w-[120rem] flex-wrap items-center gap-x-6 gap-y-1 px-4 py-3 text-muted text-xs sm:px-6 lg:px-8 print:pb-0">
        {hasReal && <p>{t('source')}</p>}
        {hasSample && <p>{t('sample')}</p>}
        {updatedOn && <p>{t('snapshot', { day: formatDay(updatedOn) })}</p>}
        <p>
          {/* For land and town data, both on maps and in descriptions of positions. */}
          {t('licences')}{' '}
          <a href="https://opendatacommons.org/licenses/odbl/1-0/" {...elsewhere}>
            OpenStreetMap (ODbL 1.0)
          </a>{' '}
          ·{' '}
          <a href="https://creativecommons.org/licenses/by/4.0/" {...elsewhere}>
            GeoNames (CC BY 4.0)
          </a>
        </p>
        <LanguageSwitch />
        <Link
          href={paths.developers()}
          className="inline-flex min-h-6 items-center underline-offset-4 hover:underline touch:min-h-11 sm:ml-auto print:hidden"
        >
          {t('api')}
        </Link>
        <p>{t('version', { version: packageJson.version })}</p>
      </div>
    </footer>
  );
}
