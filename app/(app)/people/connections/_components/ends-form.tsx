import Form from 'next/form';
import { useTranslations } from 'next-intl';
import { EndField } from '@/components/connections/end-field';
import { Button } from '@/components/ui/button';
import { cn } from '@/lib/cn';
import { paths } from '@/lib/paths';
import { END_NAMES, type Ends, endsHref } from './load-ends';

type Props = { ends: Ends };

/** Both ends: what is chosen, or a field for it. Works without scripts. */
export function EndsForm({ ends }: Props) {
  const t = useTranslations('connections');
  const isChosen = END_NAMES.every((name) => ends[name].is === 'known');
  return (
    <search>
      <Form
        action={paths.connections()}
        prefetch={false}
        className={cn(
          'grid items-start gap-3',
          isChosen ? 'sm:grid-cols-2 sm:gap-4' : 'sm:grid-cols-[1fr_1fr_auto]',
        )}
      >
        {END_NAMES.map((name) => (
          <EndField
            key={name}
            name={name}
            label={t(name)}
            end={ends[name]}
            cleared={endsHref(ends, { [name]: '' })}
          />
        ))}
        {ends.today && <input type="hidden" name="today" value="true" />}
        {!isChosen && (
          <Button type="submit" variant="primary" className="justify-self-start sm:mt-6">
            {t('search')}
          </Button>
        )}
      </Form>
    </search>
  );
}
