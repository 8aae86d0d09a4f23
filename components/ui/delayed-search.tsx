import { useEffect, useState } from 'react';
import { Input } from './field';

type Props = {
  label: string;
  placeholder: string;
  /** What is searched for now. */
  search: string;
  maxLength: number;
  /** From the last letter to the search, in milliseconds. */
  delay: number;
  onSearch: (search: string) => void;
  className: string;
};

/** A field that searches by itself, a while after the last letter. */
export function DelayedSearch({ label, search, delay, onSearch, className, ...input }: Props) {
  const [text, setText] = useState(search);
  const [before, setBefore] = useState(search);
  // Another address has another text; what is being typed is kept until then.
  if (before !== search) {
    setBefore(search);
    if (text.trim() !== search) setText(search);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a typed letter starts the wait
  useEffect(() => {
    if (text.trim() === search) return;
    const timer = setTimeout(() => onSearch(text.trim()), delay);
    return () => clearTimeout(timer);
  }, [text, onSearch]);

  return (
    <search className={className}>
      <Input
        type="search"
        aria-label={label}
        value={text}
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
        {...input}
      />
    </search>
  );
}
