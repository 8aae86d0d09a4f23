import { useTranslations } from 'next-intl';
import { type FormEvent, useId } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { CardSection } from '@/components/ui/card';
import { inputClass } from '@/components/ui/field';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { ImportSource } from '@/lib/api/imports';
import { cn } from '@/lib/cn';
import { FileField } from './file-field';
import type { Reading } from './use-reading';

type Props = {
  reading: Reading;
  pasted: string;
  onPaste: (text: string) => void;
  onChoose: (source: ImportSource) => void;
};

/** The choice of a file, or rows pasted from a spreadsheet. */
export function SourceStep({ reading, pasted, onPaste, onChoose }: Props) {
  const t = useTranslations('importPage');
  const isAwake = useHydrated();
  const { error, source, retry, refuse } = reading;
  return (
    <div inert={!isAwake} className="flex flex-col gap-4">
      {error !== undefined && (
        <div className="flex flex-col items-start gap-2">
          <Alert>{error}</Alert>
          {source !== undefined && <Button onClick={retry}>{t('retry')}</Button>}
        </div>
      )}
      <div className="grid gap-4 lg:grid-cols-2">
        <CardSection id="import-file" heading={t('file')}>
          <FileField onFile={onChoose} onRefused={refuse} />
        </CardSection>
        <CardSection id="import-rows" heading={t('paste')}>
          <PasteForm text={pasted} onChange={onPaste} onSend={onChoose} />
        </CardSection>
      </div>
      <CardSection id="import-example" heading={t('example')}>
        <p>{t('exampleText')}</p>
        <p
          lang="da"
          className="mt-3 whitespace-pre-line break-words rounded-md bg-raised px-3 py-2 font-mono text-sm"
        >
          {t('exampleRows')}
        </p>
      </CardSection>
    </div>
  );
}

type PasteProps = {
  text: string;
  onChange: (text: string) => void;
  onSend: (text: string) => void;
};

function PasteForm({ text, onChange, onSend }: PasteProps) {
  const t = useTranslations('importPage');
  const id = useId();
  function submit(event: FormEvent) {
    event.preventDefault();
    onSend(text);
  }
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-3">
      <label htmlFor={id} className="font-medium text-ink text-sm">
        {t('rows')}
      </label>
      <textarea
        id={id}
        value={text}
        rows={6}
        dir="auto"
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
        className={cn(inputClass, 'h-auto resize-y py-2 touch:h-auto')}
      />
      <Button type="submit" variant="primary" disabled={text.trim() === ''} className="self-start">
        {t('find')}
      </Button>
    </form>
  );
}
