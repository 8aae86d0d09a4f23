import { describe, expect, it } from 'vitest';
import { type Turn, turnsMissingFromHistory } from './turns';

const turn = (id: number, more: Partial<Turn> = {}): Turn => ({
  id,
  question: `Question ${id}`,
  answer: `Answer ${id}`,
  state: 'done',
  ...more,
});
const entry = (id: number) => ({ user: `Question ${id}`, ai: `Answer ${id}` });
const idsOf = (turns: Turn[]) => turns.map(({ id }) => id);

describe('beside a history that was just read', () => {
  it('stands nothing that was over before', () => {
    const partly = turn(2, { state: 'stopped' });
    expect(turnsMissingFromHistory([turn(1), partly], new Set([1, 2]), [entry(1)])).toEqual([]);
  });

  it('stays an answer that ended meanwhile, unless the history has it', () => {
    expect(idsOf(turnsMissingFromHistory([turn(1), turn(2)], new Set(), [entry(1)]))).toEqual([2]);
    const other = { user: 'Question 2', ai: 'What was answered last week' };
    expect(idsOf(turnsMissingFromHistory([turn(2)], new Set(), [other]))).toEqual([2]);
  });

  it('stays what is running, failed, or was stopped before the first word', () => {
    const lost = [
      turn(1, { state: 'writing' }),
      turn(2, { state: 'failed', error: 'No.' }),
      turn(3, { state: 'stopped', answer: '' }),
    ];
    expect(turnsMissingFromHistory(lost, new Set([1, 2, 3]), [entry(1), entry(2)])).toEqual(lost);
  });
});
