import { expect, test } from 'vitest';
import { signUpFormSchema } from './schemas';

const wrong = {
  firstname: 'Bo',
  lastname: '',
  email: 'ida',
  password: 'Kort1!',
  confirmPassword: 'Kort2!',
};

test('passwords that differ are told with everything else that is wrong', () => {
  const said: Record<string, string> = {};
  for (const issue of signUpFormSchema.safeParse(wrong).error?.issues ?? [])
    said[issue.path.join('.')] ??= issue.message;
  expect(said).toEqual({
    firstname: 'Use 3 to 30 letters',
    lastname: 'Enter Last Name.',
    email: 'Please, enter valid email.',
    password: 'Password must be minimum of 8 and maximum of 20 character long',
    confirmPassword: 'The passwords you entered are not matching',
  });
});
