import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';

type Props = { text: string; again: string; retry: () => void };

/** Shown in place of what the browser itself could not load. */
export function LoadFailed({ text, again, retry }: Props) {
  return (
    <div className="flex flex-col items-start gap-3">
      <Alert>{text}</Alert>
      <Button onClick={retry}>{again}</Button>
    </div>
  );
}
