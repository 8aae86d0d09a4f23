import { Check, Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field, Input } from '@/components/ui/field';

type Props = {
  id: string;
  label: string;
  text: string;
  secret: string;
  words: { copy: string; copied: string; done: string };
  onDone: () => void;
};

/** A new secret, which cannot be shown again. */
export function ShownOnce({ id, label, text, secret, words, onDone }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);

  async function copy() {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(secret);
      setCopied(true);
    } catch {
      // The browser refused; the secret is selected, so it can be copied by hand.
      setCopied(false);
    }
  }

  const Icon = isCopied ? Check : Copy;
  return (
    <div className="flex flex-col gap-4 p-4">
      <p role="status">{text}</p>
      <Field id={id} label={label}>
        <div className="flex gap-2">
          <Input
            ref={field}
            id={id}
            readOnly
            value={secret}
            spellCheck={false}
            autoFocus
            onFocus={(event) => event.currentTarget.select()}
            className="min-w-0 flex-1 font-mono text-xs"
          />
          <Button onClick={copy}>
            <Icon aria-hidden className="size-4" />
            <span aria-live="polite">{isCopied ? words.copied : words.copy}</span>
          </Button>
        </div>
      </Field>
      <div className="flex justify-end">
        <Button variant="primary" onClick={onDone}>
          {words.done}
        </Button>
      </div>
    </div>
  );
}
