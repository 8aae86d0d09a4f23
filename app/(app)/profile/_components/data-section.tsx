import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { CardSection } from '@/components/ui/card';
import { Glyph } from '@/components/ui/glyph';
import { paths } from '@/lib/paths';
import { DeleteAccount } from './delete-account';

type Props = { email: string; hasPassword: boolean };

/** Users' control over their own data: download it, or delete the account. */
export function DataSection({ email, hasPassword }: Props) {
  const t = useTranslations('profile');
  return (
    <>
      <CardSection id="my-data" heading={t('dataHeading')}>
        <div className="flex flex-wrap items-center justify-between gap-4">
          <p className="min-w-0 flex-1 basis-60">{t('dataText')}</p>
          <a href={paths.myData()} download className={buttonClass()}>
            <Glyph shape="download" className="size-4" />
            {t('download')}
          </a>
        </div>
      </CardSection>
      <CardSection id="delete-account" heading={t('deleteHeading')}>
        <div className="flex flex-wrap items-center justify-between gap-4">
          <p className="min-w-0 flex-1 basis-60">{t('deleteText')}</p>
          <DeleteAccount email={email} hasPassword={hasPassword} />
        </div>
      </CardSection>
    </>
  );
}
