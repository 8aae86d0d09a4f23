import { useEffect, useEffectEvent, useState } from 'react';
import { Input } from './field';

type Props = {
  label: string;
  placeholder: string;
  /** The current search. */
  search: string;
  maxLength: number;
  /** Milliseconds from the last keystroke to the search. */
  delay: number;
  onSearch: (search: string) => void;
  className: string;
};

/** A field that searches by itself, a while after the last keystroke. */
export function DelayedSearch({ label, search, delay, onSearch, className, ...input }: Props) {
  const [text, setText] = useState(search);
  const [before, setBefore] = useState(search);
  /** Searches started here that the URL does not have yet. */
  const [sent, setSent] = useState<readonly string[]>([]);
  // Another URL sets the text, but not that of a search started here: more may have been typed.
  if (before !== search) {
    setBefore(search);
    setSent(sent.slice(sent.indexOf(search) + 1 || sent.length));
    if (!sent.includes(search)) setText(search);
  }

  const ask = useEffectEvent((wanted: string) => {
    if (wanted === (sent.at(-1) ?? search)) return;
    setSent([...sent, wanted]);
    onSearch(wanted);
  });
  useEffect(() => {
    const timer = setTimeout(() => ask(text.trim()), delay);
    return () => clearTimeout(timer);
  }, [text, delay]);

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
