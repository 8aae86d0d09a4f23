'use client';

import { useId, useState } from 'react';
import { Input } from '@/components/ui/field';
import { useOwnWords } from './use-own-words';

type Props = {
  label: string;
  hint: string;
  value: string;
  /** What is wrong with it, in the words of the API. */
  problem?: string;
  disabled?: boolean;
  onType: (text: string) => void;
  onLeave: () => void;
};

/** A text field of a filter. What is wrong with a text is said once it is left. */
export function TypedField({ label, hint, value, problem, disabled, onType, onLeave }: Props) {
  const id = useId();
  const [isTyping, setTyping] = useState(false);
  const said = useOwnWords(isTyping ? undefined : problem);
  return (
    <>
      <Input
        aria-label={label}
        aria-invalid={said ? true : undefined}
        aria-describedby={said ? `${id}-hint ${id}-problem` : `${id}-hint`}
        autoComplete="off"
        maxLength={1_100}
        disabled={disabled}
        value={value}
        onChange={(event) => {
          setTyping(true);
          onType(event.target.value);
        }}
        onBlur={() => {
          setTyping(false);
          onLeave();
        }}
      />
      <p id={`${id}-hint`} className="pt-1 text-muted text-xs">
        {hint}
      </p>
      {said && (
        <p id={`${id}-problem`} role="alert" className="text-bad text-sm">
          {said}
        </p>
      )}
    </>
  );
}
