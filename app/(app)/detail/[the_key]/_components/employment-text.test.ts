import { describe, expect, it } from 'vitest';
import type { EmploymentPoint } from '@/lib/history/types';
import {
  axisLabels,
  employeesBar,
  employeesWords,
  employmentSlots,
  periodLabel,
} from './employment-text';

const point = (employees: Partial<EmploymentPoint['employees']>): EmploymentPoint => ({
  startsOn: new Date('2021-10-01'),
  employees: { exact: null, min: null, max: null, ...employees },
  fullTime: null,
});

describe('a point of employment', () => {
  it('is called by its period', () => {
    expect(periodLabel(point({}), 1, 'en')).toBe('Oct 2021');
    expect(periodLabel(point({}), 3, 'en')).toBe('2021 Q4');
    expect(periodLabel(point({}), 12, 'en')).toBe('2021');
    expect(periodLabel(point({}), 1, 'da')).toBe('okt. 2021');
    expect(periodLabel(point({}), 3, 'da')).toBe('4. kvt. 2021');
    expect(periodLabel(point({}), 12, 'da')).toBe('2021');
  });

  it.each([
    [{ exact: 0 }, '0', { from: 0, to: 0 }],
    [{ exact: 1234, min: 1000, max: 999_999 }, '1.234', { from: 1234, to: 1234 }],
    [{ min: 5, max: 9 }, '5–9', { from: 5, to: 9 }],
    [{ min: 1000, max: 999_999 }, '1.000+', { from: 1000, to: 1000 }],
    [{ max: 4 }, '0–4', { from: 0, to: 4 }],
    [{}, '-', { from: null, to: null }],
  ])('%j is %s', (employees, words, bar) => {
    expect(employeesWords(point(employees))).toBe(words);
    expect(employeesBar(point(employees))).toEqual(bar);
  });
});

describe('employmentSlots', () => {
  const at = (day: string) => ({ ...point({ exact: 1 }), startsOn: new Date(day) });

  it('has a place for every period, filled or not', () => {
    const points = ['2020-11-01', '2020-12-01', '2021-02-01'].map(at);
    const slots = employmentSlots({ months: 1, points });
    expect(slots.map(({ startsOn }) => startsOn.toISOString().slice(0, 7))).toEqual([
      ...['2020-11', '2020-12', '2021-01', '2021-02'],
    ]);
    expect(slots.map((slot) => slot.point)).toEqual([points[0], points[1], null, points[2]]);
  });

  it('steps by quarters and by years', () => {
    const quarters = ['2020-10-01', '2021-04-01'].map(at);
    expect(employmentSlots({ months: 3, points: quarters })).toHaveLength(3);
    const years = ['1999-01-01', '2021-01-01'].map(at);
    expect(employmentSlots({ months: 12, points: years })).toHaveLength(23);
  });

  it('is one place for one period', () => {
    expect(employmentSlots({ months: 12, points: [at('2021-01-01')] })).toHaveLength(1);
  });
});

describe('axisLabels', () => {
  const labelsOf = (first: string, last: string, months: 1 | 3 = 1) => {
    const points = [first, last].map((day) => ({ ...point({}), startsOn: new Date(day) }));
    const labels = axisLabels(employmentSlots({ months, points }), months, 'en');
    return labels.flatMap((label, place) => (label === null ? [] : [`${place} ${label}`]));
  };

  it('names every one of a few periods', () => {
    expect(labelsOf('2020-11-01', '2021-01-01')).toEqual([
      ...['0 Nov 2020', '1 Dec 2020', '2 Jan 2021'],
    ]);
  });

  it('names no more of them than fit beside each other on a phone', () => {
    expect(labelsOf('2020-10-01', '2021-10-01', 3)).toEqual(['0 2020 Q4', '4 2021 Q4']);
    expect(labelsOf('2020-10-01', '2022-01-01', 3)).toEqual(['1 2021', '5 2022']);
  });

  it('names the first and the last of many within a year, or in two', () => {
    expect(labelsOf('2021-06-01', '2021-12-01')).toEqual(['0 Jun 2021', '6 Dec 2021']);
    expect(labelsOf('2020-11-01', '2021-10-01')).toEqual(['0 Nov 2020', '11 Oct 2021']);
    expect(labelsOf('2020-04-01', '2021-10-01', 3)).toEqual(['0 2020 Q2', '6 2021 Q4']);
  });

  it('names the years of more', () => {
    expect(labelsOf('2020-01-01', '2021-12-01')).toEqual(['0 2020', '12 2021']);
  });
});
