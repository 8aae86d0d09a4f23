import Form from 'next/form';
import { useTranslations } from 'next-intl';
import { NodeName } from '@/components/connections/node-name';
import { Button } from '@/components/ui/button';
import { describedBy, Field } from '@/components/ui/field';
import { FreshInput } from '@/components/ui/fresh-input';
import { RemovingLink } from '@/components/ui/removing-link';
import { cn } from '@/lib/cn';
import { paths } from '@/lib/paths';
import { MAX_QUERY_LENGTH } from '@/lib/search/query-length';
import { END_NAMES, type EndName, type Ends, endsHref } from './load-ends';

/** See RemovingLink. */
const REMOVING = 'end';

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
          <EndField key={name} name={name} ends={ends} />
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

function EndField({ name, ends }: Props & { name: EndName }) {
  const t = useTranslations('connections');
  const shell = useTranslations('shell');
  const end = ends[name];
  if (end.is === 'known') return <ChosenEnd name={name} ends={ends} />;
  const error =
    end.is === 'short'
      ? shell('tooShort')
      : end.is === 'unknown'
        ? t('unknown', { text: end.text.replace(/^p/, '') })
        : end.is === 'named' && end.companies.total + end.people.total === 0
          ? t('nothing', { text: end.text })
          : undefined;
  return (
    <Field id={name} label={t(name)} error={error}>
      <FreshInput
        // Gets the focus where it takes the place of what was chosen.
        data-removing={REMOVING}
        id={name}
        name={name}
        type="search"
        autoComplete="off"
        maxLength={MAX_QUERY_LENGTH}
        defaultValue={end.text}
        placeholder={t('placeholder')}
        {...describedBy(name, error)}
      />
    </Field>
  );
}

function ChosenEnd({ name, ends }: Props & { name: EndName }) {
  const [t, person] = [useTranslations('connections'), useTranslations('person')];
  const end = ends[name];
  if (end.is !== 'known') return null;
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <p id={`${name}-label`} className="font-medium text-ink text-sm">
        {t(name)}
      </p>
      <div className="flex min-h-9 items-baseline justify-between gap-3 rounded-md border border-line bg-surface px-3 py-1.5">
        <input type="hidden" name={name} value={end.text} />
        <span className="flex min-w-0 flex-wrap items-baseline gap-x-2">
          <NodeName
            node={end.node}
            to={{ company: paths.company, person: paths.person }}
            labelledBy={`${name}-label`}
          />
          {end.node.kind === 'COMPANY' && (
            <span className="text-muted text-xs">{person('cvr', { key: end.node.key })}</span>
          )}
        </span>
        <RemovingLink
          kind={REMOVING}
          href={endsHref(ends, { [name]: '' })}
          className="link link-alone shrink-0 text-sm print:hidden"
        >
          {t.rich('change', {
            what: t(name),
            hidden: (chunks) => <span className="sr-only">{chunks}</span>,
          })}
        </RemovingLink>
      </div>
    </div>
  );
}
