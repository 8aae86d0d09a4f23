import { Check, Dot } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { cn } from '@/lib/cn';
import { keysOf } from '@/lib/entries';
import { passwordRules } from '@/lib/users/input-rules';

const texts = {
  length: 'ruleLength',
  digit: 'ruleDigit',
  lower: 'ruleLower',
  upper: 'ruleUpper',
  special: 'ruleSpecial',
} as const satisfies Record<keyof typeof passwordRules, string>;

/** Ticks off each rule while the password is typed. */
export function PasswordRules({ id, password }: { id: string; password: string }) {
  const t = useTranslations('signUp');
  return (
    <div id={id} className="-mt-2 text-muted text-xs">
      <p>{t('hint')}</p>
      <ul className="mt-1">
        {keysOf(texts).map((rule) => {
          const met = passwordRules[rule](password);
          const Icon = met ? Check : Dot;
          return (
            <li key={rule} className={cn('flex items-start gap-1', met && 'text-good')}>
              <Icon aria-hidden className="size-4 shrink-0" />
              {t(texts[rule])}
              <span className="sr-only">({t(met ? 'met' : 'notMet')})</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
