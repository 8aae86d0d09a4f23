import { useEffect, useEffectEvent, useState } from 'react';
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
  /** Asked for here, and not yet in the address. */
  const [sent, setSent] = useState<readonly string[]>([]);
  // Another address has another text. What was asked for here comes back later: more may be typed by then.
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
