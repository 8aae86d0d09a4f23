import { describe, expect, it } from 'vitest';
import { ceoIdOf } from './ceo';

type Role = Parameters<typeof ceoIdOf>[1][number];

const role = (id: number, name: string, change: Partial<Role> = {}): Role => ({
  ...{ group: 'MANAGEMENT', validFrom: null, validTo: null },
  participant: { id: BigInt(id), kind: 'PERSON', name },
  ...change,
});
const until = { validTo: new Date('2020-01-01') };

describe('ceoIdOf', () => {
  it('is the manager of that name, in however many roles', () => {
    const roles = [role(1, 'Bo Holm'), role(2, 'Ida Lund'), role(2, 'Ida Lund')];
    expect(ceoIdOf('Ida Lund', roles)).toBe('2');
  });

  it('is no former manager and nobody of the board of the same name', () => {
    const others = [role(1, 'Ida Lund', until), role(3, 'Ida Lund', { group: 'BOARD' })];
    expect(ceoIdOf('Ida Lund', others)).toBeNull();
    expect(ceoIdOf('Ida Lund', [...others, role(2, 'Ida Lund')])).toBe('2');
  });

  it('is who is entered to leave later', () => {
    const leaving = [role(1, 'Ida Lund', { validTo: new Date('2022-06-30') })];
    expect(ceoIdOf('Ida Lund', leaving, '2022-06-29')).toBe('1');
    expect(ceoIdOf('Ida Lund', leaving, '2022-06-30')).toBeNull();
  });

  it('is nobody who is entered to begin later', () => {
    const coming = [role(1, 'Ida Lund', { validFrom: new Date('2022-06-30') })];
    expect(ceoIdOf('Ida Lund', coming, '2022-06-29')).toBeNull();
    expect(ceoIdOf('Ida Lund', coming, '2022-06-30')).toBe('1');
    expect(ceoIdOf('Ida Lund', [...coming, role(2, 'Ida Lund')], '2022-06-29')).toBe('2');
  });

  it('is nobody where two have the name, where none has, and without a name', () => {
    expect(ceoIdOf('Ida Lund', [role(1, 'Ida Lund'), role(2, 'Ida Lund')])).toBeNull();
    expect(ceoIdOf('Ida Lund', [role(1, 'Bo Holm')])).toBeNull();
    expect(ceoIdOf(null, [role(1, 'Bo Holm')])).toBeNull();
  });
});
