import { expect, it } from 'vitest';
import { complete } from './messages';

const english = {
  app: { name: 'Veminto', beta: 'Beta' },
  page: { of: { total: 'of' } },
  end: 'End',
};

it('shows the original where a translation is missing', () => {
  const danish = { app: { beta: 'Prøve' }, end: 'Slut' };
  expect(complete(english, danish)).toEqual({
    app: { name: 'Veminto', beta: 'Prøve' },
    page: { of: { total: 'of' } },
    end: 'Slut',
  });
});

it('leaves out what the original has no more, and what is of another form', () => {
  expect(complete(english, { gone: 'Væk', app: 'App', page: { of: 'af' }, end: {} })).toEqual(
    english,
  );
});

it('takes texts that a build has compiled as they are', () => {
  const compiled = { count: ['of ', ['total']], plain: 'Plain' };
  expect(complete(compiled, { count: ['af ', ['total']] })).toEqual({
    count: ['af ', ['total']],
    plain: 'Plain',
  });
});
