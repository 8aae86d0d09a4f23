import { describe, expect, it } from 'vitest';
import { sideText } from './history-sections';
import { reportWords } from './words';

describe('what has changed, on paper', () => {
  it.each([
    ['STATUS', 'IN_BANKRUPTCY', 'In bankruptcy', 'Under konkurs'],
    ['PROTECTION', 'yes', 'Yes', 'Ja'],
    ['AUDIT_WAIVED', 'no', 'No', 'Nej'],
    ['SIGNING_RULE', 'yes', 'yes', 'yes'],
    ['ACCOUNTS', '2021-12-31', '31/12/2021', '31/12/2021'],
    ['NAME', 'ACTIVE', 'ACTIVE', 'ACTIVE'],
    ['STATUS', 'SLETTET', 'SLETTET', 'SLETTET'],
    ['ACCOUNTS', 'ukendt', 'ukendt', 'ukendt'],
    ['EMPLOYEES', '5–9', '5–9', '5–9'],
  ] as const)('%s %s', (field, text, english, danish) => {
    expect(sideText(field, text, reportWords('en'))).toBe(english);
    expect(sideText(field, text, reportWords('da'))).toBe(danish);
  });
});
