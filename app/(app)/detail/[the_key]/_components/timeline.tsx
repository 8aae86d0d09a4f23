import { useTranslations } from 'next-intl';
import { CardSection } from '@/components/ui/card';
import { Glyph } from '@/components/ui/glyph';
import { ScrollHere } from '@/components/ui/scroll-here';
import { cn } from '@/lib/cn';
import { formatDay, formatNumber, isoDay } from '@/lib/format';
import { isGraveEvent } from '@/lib/history/grave';
import { asLoaded } from '@/lib/history/members';
import type { TimelineEvent, Timeline as TimelineOf } from '@/lib/history/types';
import { ChangeText, type Hrefs } from './change-text';
import type { RolesHref } from './roles/roles-href';

/** This many events are shown at first; the rest expand without another request. */
const OPEN = 8;

type Props = {
  timeline: TimelineOf;
  personHref: RolesHref['person'];
  companyHref: (key: string) => string;
};

export function Timeline({ timeline, personHref, companyHref }: Props) {
  const t = useTranslations('detail');
  const { events, total, holders } = timeline;
  const hrefs: Hrefs = {
    company: companyHref,
    member: (member) => {
      const id = holders.get(asLoaded(member));
      return id === undefined ? null : personHref(id);
    },
  };
  const unlisted = total - events.length;
  const [open, folded] = [events.slice(0, OPEN), events.slice(OPEN)];
  return (
    <CardSection id="timeline" heading={t('timeline')}>
      <ScrollHere id="timeline" />
      {total === 0 && <p className="text-muted">{t('noTimeline')}</p>}
      {open.length > 0 && <Events events={open} hrefs={hrefs} />}
      {folded.length > 0 && (
        <details className="group mt-4 border-t pt-2">
          <summary className="link flex min-h-9 w-fit cursor-pointer items-center touch:min-h-11">
            {t('earlier', { count: folded.length })}
          </summary>
          <div className="pt-2">
            <Events events={folded} start={open.length + 1} hrefs={hrefs} />
          </div>
        </details>
      )}
      {unlisted > 0 && (
        <p className="mt-3 text-muted text-xs">
          {t('notListed', { plural: unlisted, count: formatNumber(unlisted) })}
        </p>
      )}
    </CardSection>
  );
}

type EventsProps = { events: TimelineEvent[]; start?: number; hrefs: Hrefs };

function Events({ events, start, hrefs }: EventsProps) {
  return (
    <ol start={start} className="flex flex-col gap-4">
      {events.map((event) => (
        <Event key={event.id} event={event} hrefs={hrefs} />
      ))}
    </ol>
  );
}

function Event({ event, hrefs }: { event: TimelineEvent; hrefs: Hrefs }) {
  const t = useTranslations('detail');
  const isGrave = isGraveEvent(event);
  return (
    <li className="grid gap-x-3 sm:grid-cols-[6rem_minmax(0,1fr)]">
      <time dateTime={isoDay(event.on) ?? undefined} className="text-muted">
        {formatDay(event.on)}
      </time>
      <div>
        <p
          className={cn('font-medium', isGrave ? 'flex items-center gap-1.5 text-bad' : 'text-ink')}
        >
          {isGrave && <Glyph shape="warning" className="size-4 shrink-0" />}
          {t(`event.${event.field}`)}
        </p>
        <ChangeText event={event} hrefs={hrefs} />
      </div>
    </li>
  );
}
