import Form from 'next/form';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/field';
import { danishDay } from '@/lib/danish-day';
import { formatDay, formatNumber } from '@/lib/format';
import type { RolesHref } from './roles-href';

type Props = {
  /** The day whose roles are listed, yyyy-mm-dd; null for those of today or former ones. */
  on: string | null;
  to: RolesHref;
};

/** Asks for a day and lists who held a role then; works without scripts. */
export function RolesOnDay({ on, to }: Props) {
  const t = useTranslations('roles');
  const [path = '', query] = to.view().split('?');
  return (
    <Form
      action={path}
      prefetch={false}
      scroll={false}
      className="flex flex-wrap items-center gap-2 text-sm print:hidden"
    >
      {[...new URLSearchParams(query)].map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor="rolesOn">{t('onDay')}</label>
      <Input
        key={on}
        id="rolesOn"
        name="rolesOn"
        type="date"
        required
        max={danishDay()}
        defaultValue={on ?? undefined}
        className="w-40"
      />
      <Button type="submit">{t('showDay')}</Button>
    </Form>
  );
}

/** The last day for companies to register their legal owners, whose register opened in December 2014. */
const OWNERS_KNOWN_FROM = '2015-06-15';

type StoodOnProps = {
  /** yyyy-mm-dd */
  day: string;
  total: number;
  /** When the company was founded, if that was later. */
  founded: Date | null;
};

/** Says of which day the list is, and what it rests on. */
export function StoodOn({ day, total, founded }: StoodOnProps) {
  const t = useTranslations('roles');
  const shown = formatDay(new Date(day));
  if (founded)
    return <Note>{t('notYetFounded', { day: shown, founded: formatDay(founded) })}</Note>;
  const stood = t('stoodOn', { day: shown, plural: total, total: formatNumber(total) });
  return <Note>{day < OWNERS_KNOWN_FROM ? `${stood} ${t('ownersBefore')}` : stood}</Note>;
}

const Note = ({ children }: { children: string }) => (
  <p className="px-3 pt-3 text-muted text-sm sm:px-4">{children}</p>
);
