import { APICallError } from 'ai';
import { expect, test } from 'vitest';
import { kindOfFailure, thinkingOptions } from './openai';

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

test('of a failed call neither question nor answer is told', () => {
  const failed = new APICallError({
    message: 'Bad gateway of a private answer',
    url: 'https://api.openai.com/v1/chat/completions',
    requestBodyValues: { messages: [{ role: 'user', content: 'a private question' }] },
    statusCode: 502,
    responseBody: 'a private answer',
  });
  expect(kindOfFailure(failed)).toEqual({ error: 'AI_APICallError', status: 502 });
  expect(kindOfFailure(new SyntaxError('a private answer'))).toEqual({ error: 'SyntaxError' });
  expect(kindOfFailure(undefined)).toEqual({ error: 'undefined' });
});
