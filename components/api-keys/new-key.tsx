import { Check, Copy } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field, Input } from '@/components/ui/field';

/** The secret of a new key, which cannot be shown again. */
export function NewKey({ secret, onDone }: { secret: string; onDone: () => void }) {
  const t = useTranslations('apiKeys');
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);

  async function copy() {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(secret);
      setCopied(true);
    } catch {
      // The browser refused; the key is selected, so it can be copied by hand.
      setCopied(false);
    }
  }

  const Icon = isCopied ? Check : Copy;
  return (
    <div className="flex flex-col gap-4 p-4">
      <p role="status">{t('madeText')}</p>
      <Field id="new-key" label={t('key')}>
        <div className="flex gap-2">
          <Input
            ref={field}
            id="new-key"
            readOnly
            value={secret}
            spellCheck={false}
            autoFocus
            onFocus={(event) => event.currentTarget.select()}
            className="min-w-0 flex-1 font-mono text-xs"
          />
          <Button onClick={copy}>
            <Icon aria-hidden className="size-4" />
            <span aria-live="polite">{t(isCopied ? 'copied' : 'copy')}</span>
          </Button>
        </div>
      </Field>
      <div className="flex justify-end">
        <Button variant="primary" onClick={onDone}>
          {t('done')}
        </Button>
      </div>
    </div>
  );
}
