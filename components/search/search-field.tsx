'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { inputClass } from '@/components/ui/field';
import { Glyph } from '@/components/ui/glyph';
import { cn } from '@/lib/cn';
import { MAX_LIST_LENGTH } from '@/lib/search/query-length';
import { listIds } from './list-ids';

type Props = {
  id: string;
  text: string;
  placeholder: string;
  pending: boolean;
  large: boolean;
  /** Whether there are lines below the field. */
  expanded: boolean;
  /** The id of the marked line. */
  active: string | null;
  onText: (text: string) => void;
  /** The pointer is near, so the list may be needed soon. */
  onNear: () => void;
  onOpen: () => void;
  /** @returns whether the key was handled. */
  onPress: (key: string) => boolean;
};

/** The search field; `data-search` is the target of the `/` shortcut. */
export function SearchField(props: Props) {
  const { id, text, pending, large, expanded, active, onText } = props;
  const t = useTranslations('shell');
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="relative min-w-0 flex-1">
      <Glyph
        shape={pending ? 'wait' : 'search'}
        className={cn(
          'pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted',
          pending && 'animate-spin',
        )}
      />
      <input
        ref={input}
        data-search
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={expanded}
        aria-controls={expanded ? listIds(id).join(' ') : undefined}
        aria-activedescendant={expanded ? (active ?? undefined) : undefined}
        inputMode="search"
        enterKeyHint="search"
        name="search"
        aria-label={t('search')}
        placeholder={props.placeholder}
        // Longer input is refused with a message, never silently truncated to something valid.
        maxLength={MAX_LIST_LENGTH + 1}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={text}
        onChange={(event) => onText(event.target.value)}
        onPointerEnter={props.onNear}
        onFocus={props.onOpen}
        onClick={props.onOpen}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (props.onPress(event.key)) event.preventDefault();
        }}
        className={cn(
          inputClass,
          'text-ellipsis pl-9',
          text !== '' && 'pr-9 touch:pr-11',
          large && 'h-11 text-lg',
        )}
      />
      {text !== '' && (
        <button
          type="button"
          aria-label={t('clear')}
          onClick={() => {
            onText('');
            input.current?.focus();
          }}
          className="absolute inset-y-0 right-0 grid w-9 place-items-center rounded-md text-muted hover:text-ink touch:w-11"
        >
          <Glyph shape="close" className="size-4" />
        </button>
      )}
    </div>
  );
}
