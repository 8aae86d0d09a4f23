import type { KeyboardEvent } from 'react';
import { expect, it, vi } from 'vitest';
import { onEnter } from './on-enter';

type Pressed = { key?: string; tag?: string; isDisabled?: boolean };

/** As a browser would tell of it. */
function press({ key = 'Enter', tag = 'input', isDisabled = true }: Pressed): number {
  const submit = vi.fn();
  const target = { matches: (selector: string) => selector === tag };
  const button = isDisabled ? {} : null;
  const currentTarget = {
    querySelector: (selector: string) => (selector === '[type=submit]:disabled' ? button : null),
  };
  onEnter(submit)({ key, target, currentTarget } as unknown as KeyboardEvent<HTMLFormElement>);
  return submit.mock.calls.length;
}

it('submits on Enter while the button is disabled, so that what is missing is said', () => {
  expect(press({})).toBe(1);
});

it('leaves Enter to the browser once the button is enabled', () => {
  expect(press({ isDisabled: false })).toBe(0);
});

it('leaves other keys alone, and Enter on buttons', () => {
  expect(press({ key: 'a' })).toBe(0);
  expect(press({ tag: 'button' })).toBe(0);
});
