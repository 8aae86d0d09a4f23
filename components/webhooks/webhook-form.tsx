import { useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useWrongFields } from '@/components/failures/use-wrong-fields';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { describedBy, Field, Input } from '@/components/ui/field';
import { ApiError } from '@/lib/api/call';
import type { WebhookInput } from '@/lib/api/webhooks';
import { NEWS_TOPICS, type NewsTopic } from '@/lib/notifications/constants';
import { DESCRIPTION_MAX, URL_MAX } from '@/lib/webhooks/constants';
import type { WebhookOnWire } from '@/lib/webhooks/types';

type Props = {
  webhook?: WebhookOnWire;
  /** If one throws, its error is shown. */
  onSave: (input: WebhookInput) => Promise<void>;
  onRoll?: () => Promise<void>;
  onCancel: () => void;
};

type Problem = { message: string; fields: Record<string, string> };

export function WebhookForm({ webhook, onSave, onRoll, onCancel }: Props) {
  const t = useTranslations('webhooks');
  const [url, setUrl] = useState(webhook?.url ?? '');
  const [description, setDescription] = useState(webhook?.description ?? '');
  const [topics, setTopics] = useState<readonly NewsTopic[]>(webhook?.topics ?? NEWS_TOPICS);
  const [problem, setProblem] = useState<Problem>();
  const [working, setWorking] = useState<'save' | 'roll'>();
  const form = useRef<HTMLFormElement>(null);
  const wrong = useWrongFields();
  useEffect(() => {
    if (problem) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problem]);

  async function act(what: 'save' | 'roll', work: () => Promise<void>) {
    setProblem(undefined);
    wrong.say({});
    setWorking(what);
    try {
      await work();
    } catch (failure) {
      setWorking(undefined);
      if (!(failure instanceof ApiError)) throw failure;
      const { url, description } = failure.fields;
      setProblem({ message: failure.message, fields: failure.fields });
      wrong.say({ url, description });
    }
  }

  function send(event: FormEvent) {
    event.preventDefault();
    const input = { url: url.trim(), description: description.trim() || null };
    void act('save', () => onSave({ ...input, topics: [...topics] }));
  }

  const { url: urlError, description: descriptionError } = problem?.fields ?? {};
  return (
    <form ref={form} onSubmit={send} noValidate className="flex flex-col gap-4 p-4">
      {problem && !urlError && !descriptionError && <Alert>{problem.message}</Alert>}
      {wrong.summary}
      <Field id="webhook-url" label={t('url')} error={urlError} isSummed={wrong.isSummed}>
        <Input
          {...describedBy('webhook-url', urlError, 'webhook-url-hint')}
          id="webhook-url"
          type="url"
          value={url}
          maxLength={URL_MAX}
          autoComplete="off"
          autoFocus
          onChange={(event) => setUrl(event.target.value)}
        />
        <p id="webhook-url-hint" className="text-muted text-xs">
          {t('urlHint')}
        </p>
      </Field>
      <Field
        id="webhook-description"
        label={t('description')}
        error={descriptionError}
        isSummed={wrong.isSummed}
      >
        <Input
          {...describedBy('webhook-description', descriptionError)}
          id="webhook-description"
          value={description}
          maxLength={DESCRIPTION_MAX}
          autoComplete="off"
          onChange={(event) => setDescription(event.target.value)}
        />
      </Field>
      <TopicChoice topics={topics} onChange={setTopics} />
      <div className="flex flex-wrap justify-end gap-2">
        {onRoll && (
          <Button
            className="mr-auto"
            loading={working === 'roll'}
            idle={working === 'save'}
            onClick={() => act('roll', onRoll)}
          >
            {t('roll')}
          </Button>
        )}
        <Button onClick={onCancel}>{t('cancel')}</Button>
        <Button
          type="submit"
          variant="primary"
          loading={working === 'save'}
          idle={working === 'roll'}
          disabled={url.trim() === '' || topics.length === 0}
        >
          {t(webhook ? 'save' : 'add')}
        </Button>
      </div>
    </form>
  );
}

type ChoiceProps = {
  topics: readonly NewsTopic[];
  onChange: (topics: readonly NewsTopic[]) => void;
};

function TopicChoice({ topics, onChange }: ChoiceProps) {
  const t = useTranslations('webhooks');
  const news = useTranslations('news');
  const toggle = (topic: NewsTopic) =>
    onChange(topics.includes(topic) ? topics.filter((one) => one !== topic) : [...topics, topic]);
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 font-medium text-ink text-sm">{t('topics')}</legend>
      {NEWS_TOPICS.map((topic) => (
        <Checkbox
          key={topic}
          label={news(topic)}
          checked={topics.includes(topic)}
          onChange={() => toggle(topic)}
        />
      ))}
    </fieldset>
  );
}
