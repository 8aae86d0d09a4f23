import { expect, test, vi } from 'vitest';

vi.stubEnv('DATABASE_URL', 'postgresql://localhost/veminto');
vi.stubEnv('AUTH_SECRET', 'a'.repeat(32));
const { thinkingOptions } = await import('./openai');

const low = { providerOptions: { openai: { reasoningEffort: 'low' } } };

test.each(['gpt-5-mini', 'gpt-5.1', 'gpt-6', 'gpt-10', 'o3-mini', 'o4'])('%s thinks', (model) => {
  expect(thinkingOptions(model)).toEqual(low);
});

test.each(['gpt-5-chat-latest', 'gpt-5.1-chat', 'gpt-4.1', 'gpt-4o', 'llama-3', 'mistral'])(
  '%s does not',
  (model) => {
    expect(thinkingOptions(model)).toEqual({});
  },
);
