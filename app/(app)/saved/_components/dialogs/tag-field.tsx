import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Field, Input } from '@/components/ui/field';
import { MAX_TAGS, TAG_MAX } from '@/lib/saved/constants';
import { cleanTags, lettersOf, typedTags } from '@/lib/saved/label';
import { useSavedState } from '../saved-context';

/** The state of a tag editor: the tags so far, and the text being typed. */
export function useTags(given: string[]) {
  const { data } = useSavedState();
  const [chosen, setChosen] = useState(given);
  const [typed, setTyped] = useState('');
  const inUse = data.overview.tags.map(({ name }) => name);
  const withTyped = () => cleanTags([...chosen, ...typedTags(typed, inUse)]);
  return {
    chosen,
    typed,
    setTyped,
    isEmpty: chosen.length === 0 && typed.trim() === '',
    remove: (tag: string) => setChosen(chosen.filter((other) => other !== tag)),
    /** Turns the typed text into tags. @returns all tags. */
    take: () => {
      const next = withTyped();
      setChosen(next);
      setTyped('');
      return next;
    },
  };
}

type EditedTags = ReturnType<typeof useTags>;

type Props = { id: string; label: string; tags: EditedTags };

/** A tag input: Enter or a comma completes a tag; tags already in use are suggested. */
export function TagField({ id, label, tags }: Props) {
  const t = useTranslations('savedPage');
  const { data } = useSavedState();
  const known = useId();
  const field = useRef<HTMLInputElement>(null);
  const tooLong = tags.typed.split(',').some((tag) => lettersOf(tag.trim()) > TAG_MAX);
  const tooMany = tags.chosen.length > MAX_TAGS;
  const error = tooLong
    ? t('tagTooLong', { most: TAG_MAX })
    : tooMany
      ? t('tooManyTags', { most: MAX_TAGS })
      : undefined;

  function listen(event: KeyboardEvent) {
    const ends = event.key === 'Enter' || event.key === ',';
    if (!ends || event.nativeEvent.isComposing) return;
    if (tags.typed.trim() === '' && event.key === 'Enter') return;
    event.preventDefault();
    if (!tooLong) tags.take();
  }

  return (
    <div className="flex flex-col gap-2">
      <Field id={id} label={label} error={error}>
        <Input
          ref={field}
          id={id}
          list={known}
          value={tags.typed}
          autoComplete="off"
          placeholder={t('tagPlaceholder')}
          onChange={(event) => tags.setTyped(event.target.value)}
          onKeyDown={listen}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
      </Field>
      <datalist id={known}>
        {data.overview.tags.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {tags.chosen.length > 0 && (
        <ul aria-label={label} className="flex flex-wrap gap-1">
          {tags.chosen.map((tag) => (
            <li key={tag}>
              <Badge className="h-auto max-w-full whitespace-normal pr-0">
                <span dir="auto" className="min-w-0 break-words py-0.5">
                  {tag}
                </span>
                <button
                  type="button"
                  aria-label={t('removeTag', { tag })}
                  onClick={() => {
                    tags.remove(tag);
                    // The button disappears with its tag, so move the focus on.
                    field.current?.focus();
                  }}
                  className="grid size-6 place-items-center rounded-sm hover:text-ink touch:size-11"
                >
                  <X aria-hidden className="size-3" />
                </button>
              </Badge>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
