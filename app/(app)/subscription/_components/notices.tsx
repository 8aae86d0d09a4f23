import { CalendarX, FlaskConical, Info, TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ManageButton } from '@/components/billing/manage-button';
import type { BillingState } from '@/lib/billing/types';
import { cn } from '@/lib/cn';
import { formatMomentDay } from '@/lib/format';

const tones = {
  bad: 'border-bad/40 bg-bad-soft text-bad',
  warn: 'border-warn/40 bg-warn-soft text-warn',
  calm: 'border-line bg-surface text-body',
} as const;

type NoticeProps = {
  tone: keyof typeof tones;
  icon: typeof Info;
  /** The id of its text, for aria-describedby. */
  id?: string;
  heading: string;
  text: string;
  children?: ReactNode;
};

function Notice({ tone, icon: Icon, id, heading, text, children }: NoticeProps) {
  return (
    <section
      aria-label={heading}
      className={cn(
        'flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg border px-4 py-3',
        tones[tone],
      )}
    >
      <Icon aria-hidden className="size-5 shrink-0" />
      <div id={id} className="min-w-0 flex-1 basis-60">
        <p className="font-semibold">{heading}</p>
        <p>{text}</p>
      </div>
      {children}
    </section>
  );
}

/** The id of the reason why nothing can be bought; the buttons refer to it. */
export const OFF_ID = 'plans-off';

type Props = { billing: BillingState; isSold: boolean };

/** Notices to read before buying: a failed payment, a plan's end, and whether money is involved. */
export function Notices({ billing, isSold }: Props) {
  const t = useTranslations('subscription');
  const { endsAt, graceUntil, mode } = billing;
  const plan = t(`plans.${billing.plan}.name`);
  return (
    <>
      {graceUntil && (
        <Notice
          {...({ tone: 'bad', icon: TriangleAlert } as const)}
          heading={t('graceHeading')}
          text={t('graceText', { plan, day: formatMomentDay(new Date(graceUntil)) })}
        >
          <ManageButton label={t('graceAction')} />
        </Notice>
      )}
      {endsAt && (
        <Notice
          {...({ tone: 'warn', icon: CalendarX } as const)}
          heading={t('endsHeading', { plan, day: formatMomentDay(new Date(endsAt)) })}
          text={t(billing.plan === 'Monthly' ? 'endsMonthlyText' : 'endsText')}
        >
          <ManageButton label={t('endsAction')} />
        </Notice>
      )}
      {mode === 'test' && (
        <Notice
          {...({ tone: 'calm', icon: FlaskConical } as const)}
          heading={t('testHeading')}
          text={t('testText')}
        />
      )}
      {!isSold && (
        <Notice
          {...({ tone: 'calm', icon: Info } as const)}
          id={OFF_ID}
          heading={t('offHeading')}
          text={t('offText')}
        />
      )}
    </>
  );
}
