import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';

type Props = {
  text: string;
  /** The page as it is. */
  href: string;
};

/** Stands where a part of the page could not be read. */
export function PartFailed({ text, href }: Props) {
  const t = useTranslations('detail');
  return (
    <p role="alert">
      {text}{' '}
      <Link
        href={href}
        prefetch={false}
        scroll={false}
        className="font-medium text-accent underline underline-offset-2 touch:py-3 print:hidden"
      >
        {t('retry')}
      </Link>
    </p>
  );
}

/** Stands where all that a tab shows could not be read. */
export function TabFailed(props: Props) {
  return (
    <Card className="p-4">
      <PartFailed {...props} />
    </Card>
  );
}
