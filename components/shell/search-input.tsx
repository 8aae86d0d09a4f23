'use client';

import { Search, X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { inputClass } from '@/components/ui/field';
import { cn } from '@/lib/cn';
import { MAX_QUERY_LENGTH } from '@/lib/search/constants';

type Props = {
  value: string;
  onChange: (value: string) => void;
  labels: { label: string; placeholder: string; clear: string };
  large?: boolean;
};

/** The search field; `data-search` is where the `/` key goes. */
export function SearchInput({ value, onChange, labels, large = false }: Props) {
  function leave(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Escape') event.currentTarget.blur();
  }
  return (
    <div className="relative min-w-0 flex-1">
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted"
      />
      <input
        data-search
        type="search"
        enterKeyHint="search"
        name="search"
        aria-label={labels.label}
        placeholder={labels.placeholder}
        maxLength={MAX_QUERY_LENGTH}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={leave}
        className={cn(
          inputClass,
          'pr-9 pl-9 [&::-webkit-search-cancel-button]:hidden',
          large && 'h-11 text-lg',
        )}
      />
      {value !== '' && (
        <button
          type="button"
          aria-label={labels.clear}
          onClick={(event) => {
            onChange('');
            event.currentTarget.parentElement?.querySelector('input')?.focus();
          }}
          className="absolute inset-y-0 right-0 grid w-9 place-items-center rounded-md text-muted hover:text-ink touch:w-11"
        >
          <X aria-hidden className="size-4" />
        </button>
      )}
    </div>
  );
}
