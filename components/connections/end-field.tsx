import { useTranslations } from 'next-intl';
import { NodeName } from '@/components/connections/node-name';
import { describedBy, Field } from '@/components/ui/field';
import { FreshInput } from '@/components/ui/fresh-input';
import { RemovingLink } from '@/components/ui/removing-link';
import type { ShownEnd } from '@/lib/connections/shown-end';
import { paths } from '@/lib/paths';
import { MAX_QUERY_LENGTH } from '@/lib/search/query-length';

/** See RemovingLink. */
const REMOVING = 'end';

type Props = {
  /** The parameter of the address. */
  name: string;
  label: string;
  end: ShownEnd;
  /** The page with another one to be chosen. */
  cleared: string;
};

/** A company or person that is chosen, or a field for it. */
export function EndField({ name, label, end, cleared }: Props) {
  const t = useTranslations('connections');
  const error = useEndError(end);
  if (end.is === 'known')
    return <ChosenEnd name={name} label={label} end={end} cleared={cleared} />;
  return (
    <Field id={name} label={label} error={error}>
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

function useEndError(end: ShownEnd): string | undefined {
  const t = useTranslations('connections');
  const shell = useTranslations('shell');
  if (end.is === 'short') return shell('tooShort');
  if (end.is === 'unknown') return t('unknown', { text: end.text.replace(/^p/, '') });
  const isNobody = end.is === 'named' && end.companies.total + end.people.total === 0;
  return isNobody ? t('nothing', { text: end.text }) : undefined;
}

type ChosenProps = Props & { end: Extract<ShownEnd, { is: 'known' }> };

function ChosenEnd({ name, label, end, cleared }: ChosenProps) {
  const [t, person] = [useTranslations('connections'), useTranslations('person')];
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <p id={`${name}-label`} className="font-medium text-ink text-sm">
        {label}
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
          href={cleared}
          className="link link-alone shrink-0 text-sm print:hidden"
        >
          {t.rich('change', {
            what: label,
            hidden: (chunks) => <span className="sr-only">{chunks}</span>,
          })}
        </RemovingLink>
      </div>
    </div>
  );
}
