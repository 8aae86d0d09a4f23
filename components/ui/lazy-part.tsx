import { useTranslations } from 'next-intl';
import { type ComponentType, lazy, useState } from 'react';

type Load<Props> = () => Promise<ComponentType<Props>>;

/** Stands where a part should, and becomes that part once its code has come. */
function MissingPart<Props extends object>({ load, props }: { load: Load<Props>; props: Props }) {
  const t = useTranslations('errors');
  const [Part, setPart] = useState<ComponentType<Props>>();
  if (Part) return <Part {...props} />;
  const retry = () =>
    load().then(
      // A function given to a setter would be called.
      (part) => setPart(() => part),
      () => undefined,
    );
  return (
    <p role="alert" className="p-2 text-sm">
      {t('part')}{' '}
      <button
        type="button"
        onClick={retry}
        className="font-medium text-accent underline underline-offset-2 touch:py-3"
      >
        {t('retry')}
      </button>
    </p>
  );
}

/**
 * Like React's lazy, for a part that is drawn with its page and whose code comes later. Unlike it, a
 * part whose code cannot be fetched fails alone: the page around it stays, and the part can be asked
 * for again. Wants a Suspense around it.
 */
export function lazyPart<Props extends object>(load: Load<Props>) {
  const missing = (props: Props) => <MissingPart load={load} props={props} />;
  return lazy(async () => ({ default: await load().catch(() => missing) }));
}
