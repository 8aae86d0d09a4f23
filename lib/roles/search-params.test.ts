import { expect, it } from 'vitest';
import { loadRolesParams } from './search-params';

it.each(['2019-02-29', '0000-01-01', '01/05/2019', ''])('%j is no day of roles', (rolesOn) => {
  expect(loadRolesParams({ rolesOn }).rolesOn).toBeNull();
});

it('the day of roles is as written', () => {
  expect(loadRolesParams({ rolesOn: '2020-02-29' }).rolesOn).toBe('2020-02-29');
});
