'use client';

import { Clock, Factory, MapPin, ShieldAlert, Sparkles, SpellCheck } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { InitialsCircle } from '@/components/company/initials-circle';
import { cn } from '@/lib/cn';
import { formatNumber } from '@/lib/format';
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
    case 'company': {
      const { key, name, advertisingProtected } = line.company;
      const shown = name ?? key;
      const { text, hasReason, isFormer } = companySide(line.company);
      return (
        <Texts
          icon={<InitialsCircle companyKey={key} name={shown} className="-mx-1 size-6 text-xs" />}
          main={shown}
          mark={advertisingProtected && <ProtectedGlyph />}
          side={
            <span title={text}>
              {isFormer && `${t('formerly')} `}
              <span lang="da">{text}</span>
            </span>
          }
          // A reason may be long: on a telephone it leaves a name as much room as a number does.
          sideClass={hasReason ? 'max-w-[42%] sm:max-w-[55%]' : undefined}
        />
      );
    }
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

/** Advertising protection, under the name the register gives it. */
function ProtectedGlyph() {
  const t = useTranslations('search');
  return (
    <span lang="da" title={t('protected')} className="shrink-0">
      <ShieldAlert aria-hidden className="size-3.5 text-muted" />
      <span className="sr-only">{t('protected')}</span>
    </span>
  );
}

type TextsProps = {
  icon: ReactNode;
  main: string;
  mark?: ReactNode;
  side?: ReactNode;
  sideClass?: string | undefined;
};

function Texts({ icon, main, mark, side, sideClass = 'max-w-[55%]' }: TextsProps) {
  return (
    <>
      {icon}
      <span lang="da" dir="auto" title={main} className="min-w-0 flex-1 truncate">
        {main}
      </span>
      {mark}
      {side && <span className={cn('truncate text-muted text-sm', sideClass)}>{side}</span>}
    </>
  );
}
