import { FileUp } from 'lucide-react';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { paths } from '@/lib/paths';

/** Where the companies of a user's own file are found and saved. */
export function ImportLink({ className }: { className?: string }) {
  const t = useTranslations('savedPage');
  return (
    <Link href={paths.savedImport()} prefetch={false} className={buttonClass({ className })}>
      <FileUp aria-hidden className="size-4" />
      {t('import')}
    </Link>
  );
}
