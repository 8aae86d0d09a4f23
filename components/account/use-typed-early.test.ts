import { createFormControl } from 'react-hook-form';
import { expect, it } from 'vitest';
import { adopt } from './use-typed-early';

const NAMES = ['firstname', 'email'] as const;
type Values = Record<(typeof NAMES)[number], string>;

it('what is typed between adopting what was there and drawing the form again is kept', async () => {
  const form = createFormControl<Values>();
  const fields = { firstname: { value: 'Ida' }, email: { value: '' } };
  const draw = () =>
    NAMES.map((name) => {
      const { ref, onChange } = form.register(name);
      ref(fields[name]);
      return onChange;
    });
  const [, typeEmail] = draw();
  adopt(form, { firstname: 'Ida', email: '' });
  fields.email.value = 'ida@people.example';
  await typeEmail?.({ type: 'change', target: { name: 'email', ...fields.email } });
  draw();
  expect(fields.email.value).toBe('ida@people.example');
  expect(form.getValues()).toEqual({ firstname: 'Ida', email: 'ida@people.example' });
});
