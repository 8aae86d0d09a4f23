import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Reference } from './reference';

type Props = { text: string; error: unknown; again: string; retry: () => void };

/** Shown in place of what the browser itself could not load, in a part that takes the focus. */
export function LoadFailed({ text, error, again, retry }: Props) {
  return (
    <div className="flex flex-col items-start gap-3">
      <Alert>
        {text}
        <Reference of={error} />
      </Alert>
      <Button
        onClick={({ currentTarget }) => {
          // The button disappears when pressed.
          currentTarget.closest<HTMLElement>('[tabindex="-1"]')?.focus();
          retry();
        }}
      >
        {again}
      </Button>
    </div>
  );
}
