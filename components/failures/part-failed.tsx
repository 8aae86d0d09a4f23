import { useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';
import { Link } from '@/components/ui/link';

type Props = {
  text: string;
  /** URL of the page as it is now; an anchor is left out, as a link to one only scrolls. */
  href: string;
};

/** Shown in place of a part of the page that could not be loaded. */
export function PartFailed({ text, href }: Props) {
  const t = useTranslations('detail');
  return (
    <p role="alert">
      {text}{' '}
      <Link
        href={href.replace(/#.*/, '')}
        scroll={false}
        className="link-within touch:py-3 print:hidden"
      >
        {t('retry')}
      </Link>
    </p>
  );
}

/** Shown when the whole content of a tab could not be loaded. */
export function TabFailed(props: Props) {
  return (
    <Card className="p-4">
      <PartFailed {...props} />
    </Card>
  );
}
