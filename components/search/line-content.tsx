'use client';

import { Clock, Factory, MapPin, Sparkles, SpellCheck } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { InitialsCircle } from '@/components/company/initials-circle';
import { formatNumber } from '@/lib/format';
import type { Line } from './lines';

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
      const { key, name, postalDistrict, municipality } = line.company;
      const shown = name ?? key;
      return (
        <Texts
          icon={<InitialsCircle companyKey={key} name={shown} className="-mx-1 size-6 text-xs" />}
          main={shown}
          side={[key, postalDistrict ?? municipality].filter(Boolean).join(' · ')}
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

function Texts({ icon, main, side }: { icon: ReactNode; main: string; side?: string }) {
  return (
    <>
      {icon}
      <span lang="da" dir="auto" title={main} className="min-w-0 flex-1 truncate">
        {main}
      </span>
      {side && <span className="max-w-[55%] truncate text-muted text-sm">{side}</span>}
    </>
  );
}
