import type { KeyboardEvent } from 'react';

/**
 * Enter in a form that is not filled: its disabled button keeps browsers from submitting, so
 * nobody would be told what is missing.
 */
export function onEnter(submit: () => unknown) {
  return (event: KeyboardEvent<HTMLFormElement>) => {
    const { key, target, currentTarget } = event;
    if (key !== 'Enter' || !(target as Element).matches('input')) return;
    if (currentTarget.querySelector('[type=submit]:disabled')) submit();
  };
}
