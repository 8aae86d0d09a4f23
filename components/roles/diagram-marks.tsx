import { useTranslations } from 'next-intl';
import { statusTone } from '@/components/company/company-text';
import { Glyph } from '@/components/ui/glyph';
import type { CompanyStatus } from '@/lib/companies/types';
import { unusualStatus } from '@/lib/companies/unusual-status';

type Props = { of: { status: CompanyStatus | null; advertisingProtected: boolean } };

/** Marks anything unusual with an icon; the lists have the words. */
export function DiagramMarks({ of: { status, advertisingProtected } }: Props) {
  const t = useTranslations('company');
  const unusual = unusualStatus(status);
  if (!unusual && !advertisingProtected) return null;
  return (
    <span className="ml-auto flex shrink-0 gap-0.5">
      {unusual && (
        <span title={t(`status.${unusual}`)}>
          {statusTone(unusual) === 'bad' ? (
            <Glyph shape="cross" className="size-3.5 text-bad" />
          ) : (
            <Glyph shape="warning" className="size-3.5 text-warn" />
          )}
        </span>
      )}
      {advertisingProtected && (
        <span title={t('protectedHint')}>
          <Glyph shape="shield" className="size-3.5 text-muted" />
        </span>
      )}
    </span>
  );
}
