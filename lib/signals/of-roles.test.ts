import { expect, test } from 'vitest';
import { type HeldBy, roleSignals } from './of-roles';

const TODAY = new Date('2024-06-30');
const role = (participant: number, group: HeldBy['group'], validTo?: string): HeldBy => ({
  participantId: BigInt(participant),
  group,
  validFrom: new Date('2010-01-01'),
  validTo: validTo ? new Date(validTo) : null,
});
const signals = (...roles: HeldBy[]) => roleSignals(roles, TODAY);

test('an auditor who left within a year was replaced, or not', () => {
  const left = role(1, 'AUDITOR', '2023-06-30');
  const next = { ...role(2, 'AUDITOR'), validFrom: new Date('2023-06-30') };
  const gone = [{ kind: 'auditorLeft', on: new Date('2023-06-30') }];
  expect(signals(left, next)).toEqual([{ kind: 'auditorChanged', on: new Date('2023-06-30') }]);
  expect(signals(left)).toEqual(gone);
  expect(signals(left, role(2, 'AUDITOR'))).toEqual(gone);
  expect(signals(role(1, 'AUDITOR', '2023-06-29'), role(2, 'AUDITOR'))).toEqual([]);
});

test('of several leaders the last who left is told', () => {
  const roles = [role(1, 'MANAGEMENT', '2023-08-01'), role(2, 'MANAGEMENT', '2024-01-31')];
  expect(signals(...roles, role(3, 'MANAGEMENT'))).toEqual([
    { kind: 'leaderLeft', on: new Date('2024-01-31') },
  ]);
});

test('whoever has another title now has not left', () => {
  expect(signals(role(1, 'MANAGEMENT', '2024-01-31'), role(1, 'MANAGEMENT'))).toEqual([]);
});

test('the board and owners are not looked at', () => {
  expect(signals(role(1, 'BOARD', '2024-01-31'), role(2, 'OWNER', '2024-01-31'))).toEqual([]);
});

test('whoever is entered to leave later is still there', () => {
  expect(signals(role(1, 'MANAGEMENT', '2024-12-31'), role(2, 'AUDITOR', '2024-07-01'))).toEqual(
    [],
  );
  const toCome = { ...role(3, 'AUDITOR'), validFrom: new Date('2024-07-01') };
  expect(signals(role(2, 'AUDITOR', '2024-06-30'), toCome)).toEqual([
    { kind: 'auditorLeft', on: TODAY },
  ]);
  expect(signals(role(1, 'MANAGEMENT', '2024-06-30'))).toEqual([{ kind: 'leaderLeft', on: TODAY }]);
});

test('whoever is entered to begin and to leave later has not left', () => {
  const later = { ...role(2, 'MANAGEMENT', '2024-12-31'), validFrom: new Date('2024-07-01') };
  expect(signals(role(1, 'MANAGEMENT'), later)).toEqual([]);
});
