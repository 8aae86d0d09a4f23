import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { MISSING } from '@/components/company/company-text';
import { linkClass } from '@/components/roles/link-class';
import { Link } from '@/components/ui/link';
import { cn } from '@/lib/cn';
import { formatDay } from '@/lib/format';
import { dayOf, yesOrNoOf } from '@/lib/history/constants';
import type { TimelineEvent } from '@/lib/history/types';
import { withTitles } from '@/lib/history/with-titles';
import { STATUS_CHOICES } from '@/lib/search-index/choices';
import { CompanyLinks } from './company-links';

export type Hrefs = {
  /** All companies of a member; null when the member cannot be identified. */
  member: (member: string) => string | null;
  company: (key: string) => string;
};

/** Decides the labels of the two sides of a change, and whether they are lists of names. */
const KINDS = { MANAGEMENT: 'people', OWNERS: 'owners', AUDITOR: 'auditor' } as const;
const kindOf = ({ field }: TimelineEvent) =>
  field in KINDS ? KINDS[field as keyof typeof KINDS] : 'value';

/** On wide screens, all values of the timeline line up. */
const SHORT_LABELS = 'grid-cols-[4rem_minmax(0,1fr)] sm:grid-cols-[8rem_minmax(0,1fr)]';
const LONG_LABELS = 'grid-cols-[8rem_minmax(0,1fr)]';

/** Of an end, a status or a move the register may tell nothing but the new value. */
const WITHOUT_BEFORE: TimelineEvent['field'][] = ['ENDED', 'STATUS', 'ADDRESS'];

/** The old and the new value. A founding has neither. */
export function ChangeText({ event, hrefs }: { event: TimelineEvent; hrefs: Hrefs }) {
  const t = useTranslations('detail');
  const { before, after, companies } = event;
  if (companies) return <CompanyLinks companies={companies} href={hrefs.company} />;
  if (before === null && after === null) return null;
  if (before === null && WITHOUT_BEFORE.includes(event.field)) {
    return (
      <p className="mt-1 text-ink text-sm">
        <Side event={event} text={after} hrefs={hrefs} />
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
          <Side event={event} text={before} hrefs={hrefs} />
        </dd>
      )}
      {shown.after && <dt className="text-muted">{t(`after.${kind}`)}</dt>}
      {shown.after && (
        <dd className="text-ink">
          <Side event={event} text={after} hrefs={hrefs} />
        </dd>
      )}
    </dl>
  );
}

type SideProps = { event: TimelineEvent; text: string | null; hrefs: Hrefs };

/** Shows codes in words, and each person of several on a line linking to their companies. */
function Side({ event, text, hrefs }: SideProps) {
  const t = useTranslations();
  if (text === null) return MISSING;
  const { field } = event;
  const isStatus = field === 'STATUS' || field === 'ENDED';
  const status = isStatus && STATUS_CHOICES.find((one) => one === text);
  if (status) return t(`company.status.${status}`);
  const answer = yesOrNoOf(field, text);
  if (answer) return t(`detail.${answer}`);
  const day = dayOf(field, text);
  if (day) return formatDay(day);
  if (kindOf(event) === 'value') return <DanishLine>{text}</DanishLine>;
  return [...new Set(text.split('; '))].map((member) => {
    const href = hrefs.member(member);
    return (
      <DanishLine key={member}>
        {href === null ? (
          withTitles(member)
        ) : (
          <Link href={href} className={linkClass}>
            {withTitles(member)}
          </Link>
        )}
      </DanishLine>
    );
  });
}

/** Text taken from the register, in Danish. */
function DanishLine({ children }: { children: ReactNode }) {
  return (
    <span lang="da" dir="auto" className="block">
      {children}
    </span>
  );
}
