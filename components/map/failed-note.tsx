import { useTranslations } from 'next-intl';
import { Reference } from '@/components/failures/reference';

type Props = {
  text: string;
  /** Of a call of the API. */
  error?: unknown;
  retry: () => void;
};

/** A failed request, with a button to retry it. */
export function FailedNote({ text, error, retry }: Props) {
  const t = useTranslations('map');
  return (
    <p>
      {text}{' '}
      <button
        type="button"
        onClick={({ currentTarget }) => {
          // The button disappears along with the message, so move the focus on.
          const map = currentTarget.closest('[role=status]')?.parentElement;
          const table = currentTarget.closest<HTMLElement>('section[tabindex]');
          const next = table ?? map?.querySelector<HTMLElement>('canvas, button');
          next?.focus({ preventScroll: true });
          retry();
        }}
        className="link-within pointer-events-auto"
      >
        {t('retry')}
      </button>
      <Reference of={error} />
    </p>
  );
}
