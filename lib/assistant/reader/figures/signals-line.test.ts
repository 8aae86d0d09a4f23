import { expect, it, vi } from 'vitest';

vi.mock('@/lib/assistant/tools/signals', () => ({ companySignals: vi.fn() }));

const { signalName } = await import('./signals-line');

it('what the accounts of a group say is named as of the group', () => {
  const nameOf = (scope: string) => signalName({ kind: 'negativeEquity', shown: { scope } });
  expect(nameOf('solo')).toEqual({ en: 'negative equity', da: 'negativ egenkapital' });
  expect(nameOf('group')).toEqual({
    en: 'negative equity of the group',
    da: 'negativ egenkapital i koncernen',
  });
  expect(signalName({ kind: 'leaderLeft' }).en).toBe('somebody left the management');
});

it('its own status is named itself', () => {
  const { en } = signalName({ kind: 'status', shown: { status: 'IN_BANKRUPTCY' } });
  expect(en).not.toBe('its status');
});
