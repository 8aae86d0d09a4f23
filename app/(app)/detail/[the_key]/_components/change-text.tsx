import { useTranslations } from 'next-intl';
import { MISSING } from '@/components/company/company-text';
import { cn } from '@/lib/cn';
import { formatDay } from '@/lib/format';
import type { TimelineEvent } from '@/lib/history/types';
import { STATUS_CHOICES } from '@/lib/search/constants';

/** How the sides of a change are called, and whether they are lists of names. */
const KINDS = { MANAGEMENT: 'people', OWNERS: 'owners', AUDITOR: 'auditor' } as const;
const kindOf = ({ field }: TimelineEvent) =>
  field in KINDS ? KINDS[field as keyof typeof KINDS] : 'value';

const SHORT_LABELS = 'grid-cols-[4rem_minmax(0,1fr)]';
const LONG_LABELS = 'grid-cols-[8rem_minmax(0,1fr)]';

/** What it was and what it is since. Founding has neither; ends and statuses may have only that. */
export function ChangeText({ event }: { event: TimelineEvent }) {
  const t = useTranslations('detail');
  const { before, after } = event;
  if (before === null && after === null) return null;
  if (before === null && (event.field === 'ENDED' || event.field === 'STATUS')) {
    return (
      <p className="mt-1 text-ink text-sm">
        <Side event={event} text={after} />
      </p>
    );
  }
  const kind = kindOf(event);
  const isLong = kind === 'owners' || kind === 'auditor';
  const isGone = kind === 'owners' && after === null;
  const shown = { before: !isLong || before !== null, after: !isLong || after !== null };
  return (
    <dl className={cn('mt-1 grid gap-x-3 text-sm', isLong ? LONG_LABELS : SHORT_LABELS)}>
      {shown.before && <dt className="text-muted">{t(isGone ? 'noOwner' : `before.${kind}`)}</dt>}
      {shown.before && (
        <dd className="text-body">
          <Side event={event} text={before} />
        </dd>
      )}
      {shown.after && <dt className="text-muted">{t(`after.${kind}`)}</dt>}
      {shown.after && (
        <dd className="text-ink">
          <Side event={event} text={after} />
        </dd>
      )}
    </dl>
  );
}

/** Codes are said in words; of several people each has a line. */
function Side({ event, text }: { event: TimelineEvent; text: string | null }) {
  const t = useTranslations();
  if (text === null) return MISSING;
  const { field } = event;
  const isStatus = field === 'STATUS' || field === 'ENDED';
  const status = isStatus && STATUS_CHOICES.find((one) => one === text);
  if (status) return t(`company.status.${status}`);
  if (field === 'PROTECTION' && (text === 'yes' || text === 'no')) return t(`detail.${text}`);
  if (field === 'ACCOUNTS' && !Number.isNaN(Date.parse(text))) return formatDay(new Date(text));
  const parts = kindOf(event) !== 'value' ? new Set(text.split('; ')) : [text];
  return [...parts].map((part) => (
    <span key={part} lang="da" dir="auto" className="block">
      {part}
    </span>
  ));
}
