import { expect, it, vi } from 'vitest';

vi.mock('@/lib/assistant/tools/signals', () => ({ companySignals: vi.fn() }));

const { signalName } = await import('./health-answer');

it('what the accounts of a group say is named as of the group', () => {
  const nameOf = (scope: string) => signalName({ kind: 'negativeEquity', shown: { scope } });
  expect(nameOf('solo')).toEqual({ en: 'negative equity', da: 'negativ egenkapital' });
  expect(nameOf('group')).toEqual({
    en: 'negative equity of the group',
    da: 'negativ egenkapital i koncernen',
  });
  expect(signalName({ kind: 'leaderLeft' }).en).toBe('somebody left the management');
});

it('an opinion that is not on the newest report is named with its day', () => {
  const nameOf = (shown: Record<string, string>) => signalName({ kind: 'modifiedOpinion', shown });
  expect(nameOf({ day: '31/12/2022' }).en).toBe('a modified opinion of the auditor');
  expect(nameOf({ day: '31/12/2022', unread: '31/12/2023' }).en).toBe(
    'a modified opinion of the auditor on the annual report to 31/12/2022, the last one read',
  );
});

it('its own status is named itself', () => {
  const { en } = signalName({ kind: 'status', shown: { status: 'IN_BANKRUPTCY' } });
  expect(en).not.toBe('its status');
});
