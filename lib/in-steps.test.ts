import { expect, test, vi } from 'vitest';
import { finish, oncePerInSteps, partsOf, type Steps } from './in-steps';

const counting = () =>
  vi.fn(function* ({ upTo }: { upTo: number }, start = 0): Steps<number[]> {
    const made: number[] = [];
    for (let at = start; at < upTo; at += 1) {
      made.push(at);
      yield;
    }
    return made;
  });

test('parts cover everything once, the last one may be shorter', () => {
  expect([...partsOf(7, 3)]).toEqual([
    [0, 3],
    [3, 6],
    [6, 7],
  ]);
  expect([...partsOf(6, 3)]).toEqual([
    [0, 3],
    [3, 6],
  ]);
  expect([...partsOf(0)]).toEqual([]);
});

test('what is made in steps is there afterwards, and made once', () => {
  const make = counting();
  const numbers = oncePerInSteps('inStepsForATest1', make);
  const source = { upTo: 3 };
  expect([...numbers.steps(source)]).toHaveLength(3);
  const made = numbers(source);
  expect(made).toEqual([0, 1, 2]);
  expect(numbers(source)).toBe(made);
  expect([...numbers.steps(source)]).toHaveLength(0);
  expect(make).toHaveBeenCalledTimes(1);
});

test('whoever needs it sooner does the rest at once, and the steps end', () => {
  const make = counting();
  const numbers = oncePerInSteps('inStepsForATest2', make);
  const source = { upTo: 1_000 };
  const steps = numbers.steps(source, 998);
  steps.next();
  const made = numbers(source, 998);
  expect(made).toEqual([998, 999]);
  expect(steps.next().done).toBe(true);
  expect(numbers(source, 998)).toBe(made);
  expect(make).toHaveBeenCalledTimes(1);
});

test('each object has its own', () => {
  const numbers = oncePerInSteps('inStepsForATest3', counting());
  expect(numbers({ upTo: 1 })).toEqual([0]);
  expect(numbers({ upTo: 2 })).toEqual([0, 1]);
});

test('two that make it ahead share the work', () => {
  const make = counting();
  const numbers = oncePerInSteps('inStepsForATest4', make);
  const source = { upTo: 4 };
  const [one, other] = [numbers.steps(source), numbers.steps(source)];
  for (const steps of [one, other, one, other]) expect(steps.next().done).toBe(false);
  expect(one.next().done).toBe(true);
  expect(other.next().done).toBe(true);
  expect(numbers(source)).toEqual([0, 1, 2, 3]);
  expect(make).toHaveBeenCalledTimes(1);
});

test('what failed is tried again', () => {
  let tries = 0;
  const attempt = oncePerInSteps('inStepsForATest5', function* (_: object): Steps<number> {
    tries += 1;
    yield;
    if (tries === 1) throw new Error('not yet');
    return tries;
  });
  const source = {};
  expect(() => attempt(source)).toThrow('not yet');
  expect(attempt(source)).toBe(2);
  expect(finish(attempt.steps(source))).toBeUndefined();
});
