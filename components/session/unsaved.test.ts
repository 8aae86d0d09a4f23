import { afterEach, expect, test, vi } from 'vitest';
import { hasUnsaved, mayLoseUnsaved, setUnsaved } from './unsaved';

afterEach(() => setUnsaved(false));

function answering(isSure: boolean) {
  const confirm = vi.fn(() => isSure);
  vi.stubGlobal('window', { confirm });
  return confirm;
}

test('what is saved is never asked about', () => {
  const confirm = answering(false);
  expect(mayLoseUnsaved('Lose it?')).toBe(true);
  expect(confirm).not.toHaveBeenCalled();
});

test.each([true, false])('what would be lost is asked about: %s', (isSure) => {
  const confirm = answering(isSure);
  setUnsaved(true);
  expect(mayLoseUnsaved('Lose it?')).toBe(isSure);
  expect(confirm).toHaveBeenCalledExactlyOnceWith('Lose it?');
  expect(hasUnsaved(), 'until it is lost').toBe(true);
});
