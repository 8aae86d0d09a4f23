'use client';

import { Clock, Factory, MapPin, ShieldAlert, Sparkles, SpellCheck } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { InitialsCircle } from '@/components/company/initials-circle';
import { cn } from '@/lib/cn';
import { formatNumber } from '@/lib/format';
import type { CompanySuggestion } from '@/lib/search/suggest';
import { companySide, type Line } from './lines';

export function LineContent({ line }: { line: Line }) {
  const t = useTranslations('search');
  const icon = 'size-4 shrink-0 text-muted';
  switch (line.kind) {
    case 'recent':
      return line.ai ? (
        <Texts icon={<Sparkles aria-hidden className={icon} />} main={line.search} side={t('ai')} />
      ) : (
        <Texts icon={<Clock aria-hidden className={icon} />} main={line.search} />
      );
    case 'spelling':
      return (
        <>
          <SpellCheck aria-hidden className={icon} />
          <span className="min-w-0 truncate">
            {t('didYouMean')} <strong className="font-semibold">{line.search}</strong>?
          </span>
        </>
      );
    case 'company':
      return <CompanyTexts company={line.company} />;
    case 'industry':
      return (
        <Texts
          icon={<Factory aria-hidden className={icon} />}
          main={line.value}
          side={`${t('industry')} · ${formatNumber(line.count)}`}
        />
      );
    case 'place':
      return (
        <Texts
          icon={<MapPin aria-hidden className={icon} />}
          main={line.place.value}
          side={`${t(`place.${line.place.kind}`)} · ${formatNumber(line.place.count)}`}
        />
      );
  }
}

/** Advertising protection, labelled with the register's own term. */
function ProtectedGlyph() {
  const t = useTranslations('search');
  return (
    <span lang="da" title={t('protected')} className="shrink-0">
      <ShieldAlert aria-hidden className="size-3.5 text-muted" />
      <span className="sr-only">{t('protected')}</span>
    </span>
  );
}

/** Side by side, or stacked on phones with the full width for each. */
function CompanyTexts({ company }: { company: CompanySuggestion }) {
  const t = useTranslations('search');
  const { key, name, advertisingProtected } = company;
  const shown = name ?? key;
  const { text, isFormer } = companySide(company);
  return (
    <>
      <InitialsCircle companyKey={key} name={shown} className="-mx-1 size-6 text-xs" />
      <span className="min-w-0 flex-1 sm:flex sm:items-center sm:gap-3">
        <span className="flex min-w-0 items-center gap-2 sm:flex-1">
          <Main text={shown} />
          {advertisingProtected && <ProtectedGlyph />}
        </span>
        <span title={text} className="block truncate text-muted text-xs sm:max-w-[55%] sm:text-sm">
          {isFormer && `${t('formerly')} `}
          <span lang="da">{text}</span>
        </span>
      </span>
    </>
  );
}

type TextsProps = { icon: ReactNode; main: string; side?: string };

function Texts({ icon, main, side }: TextsProps) {
  return (
    <>
      {icon}
      <Main text={main} className="flex-1" />
      {side && <span className="max-w-[55%] truncate text-muted text-sm">{side}</span>}
    </>
  );
}

const Main = ({ text, className }: { text: string; className?: string }) => (
  <span lang="da" dir="auto" title={text} className={cn('min-w-0 truncate', className)}>
    {text}
  </span>
);
