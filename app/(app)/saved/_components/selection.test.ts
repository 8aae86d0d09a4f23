import { expect, it } from 'vitest';
import { parseSavedParams } from '@/lib/saved/saved-params';
import {
  type Choice,
  changeChoice,
  countChosen,
  noChoice,
  selectedKeys,
  targetOf,
} from './selection';

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const params = parseSavedParams(new URLSearchParams('q=murer&sort=name&page=3'));
const all: Choice = { kind: 'all', scope: '', except: {} };

it('of some it knows the ids, those of other pages too', () => {
  const one = changeChoice(noChoice(''), { [id(1)]: true }, [id(1), id(2)]);
  const two = one && changeChoice(one, { [id(1)]: true, [id(3)]: true }, [id(3), id(4)]);
  expect(two && countChosen(two, 400)).toBe(2);
  expect(two && targetOf(two, params, 2)).toEqual({ ids: [id(1), id(3)] });
});

it('of all it knows the address, and who is left out', () => {
  expect(countChosen(all, 400)).toBe(400);
  expect(selectedKeys(all, [id(1), id(2)])).toEqual({ [id(1)]: true, [id(2)]: true });
  expect(targetOf(all, params, 400)).toEqual({ query: 'q=murer&sort=name', expected: 400 });
  const less = changeChoice(all, { [id(2)]: true }, [id(1), id(2)]);
  expect(less && countChosen(less, 400)).toBe(399);
  expect(less && selectedKeys(less, [id(1), id(2)])).toEqual({ [id(2)]: true });
  const target = less && targetOf(less, params, 399);
  expect(target).toMatchObject({ expected: 399 });
  const query = target && 'query' in target ? target.query : '';
  expect(parseSavedParams(new URLSearchParams(query)).except).toEqual([id(1)]);
  expect(less && changeChoice(less, { [id(1)]: true, [id(2)]: true }, [id(1), id(2)])).toEqual(all);
});

it('no more can be left out of all than an address holds', () => {
  const hundred = Array.from({ length: 100 }, (_, number) => id(number));
  const most = changeChoice(all, {}, hundred);
  expect(most && countChosen(most, 400)).toBe(300);
  expect(most && changeChoice(most, {}, [id(100)])).toBeNull();
});
