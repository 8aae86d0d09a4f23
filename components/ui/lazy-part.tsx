import { type ComponentType, lazy, useState } from 'react';
import { lastWords } from '@/lib/i18n/last-words';

type Load<Props> = () => Promise<ComponentType<Props>>;

/** Shown in place of a part that failed to load; becomes that part once a retry succeeds. */
function MissingPart<Props extends object>({ load, props }: { load: Load<Props>; props: Props }) {
  const words = lastWords();
  const [Part, setPart] = useState<ComponentType<Props>>();
  if (Part) return <Part {...props} />;
  const retry = () =>
    load().then(
      // Wrapped, because a setter calls a function that it is given.
      (part) => setPart(() => part),
      () => undefined,
    );
  return (
    <p role="alert" className="p-2">
      {words.part}{' '}
      <button type="button" onClick={retry} className="link-within">
        {words.again}
      </button>
    </p>
  );
}

/**
 * Like React.lazy, for a part that is server-rendered and whose code loads later. Unlike it, a part
 * that fails to load fails alone: the page around it stays, and the part can be retried. Needs a
 * Suspense boundary around it.
 */
export function lazyPart<Props extends object>(load: Load<Props>) {
  const missing = (props: Props) => <MissingPart load={load} props={props} />;
  return lazy(async () => ({ default: await load().catch(() => missing) }));
}
