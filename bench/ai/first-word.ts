import { setTimeout as wait } from 'node:timers/promises';
import { createOpenAI } from '@ai-sdk/openai';
import { type OpenAiDouble, startOpenAi } from '../../tests/doubles/openai';
import type { Row } from '../row';
import { percentile } from '../search/latency';

const QUESTIONS = 60;
/** How long the service thinks before its first word, in ms. */
const THINKING = 50;
const NOBODY = '00000000-0000-4000-8000-00000000000f';

async function answerTimes(double: OpenAiDouble, saidAt: () => number): Promise<number[]> {
  const { answerByModel } = await import('@/lib/assistant/model/drive');
  const model = createOpenAI({ apiKey: double.key, baseURL: double.url }).chat('any');
  const times: number[] = [];
  for (let nth = 0; nth < QUESTIONS; nth += 1) {
    const { signal } = new AbortController();
    const asked = { model, signal, userId: NOBODY, question: 'What can you do?', former: [] };
    for await (const piece of answerByModel(asked)) {
      if (piece.type !== 'text') continue;
      times.push(performance.now() - saidAt());
      break;
    }
  }
  return times;
}

/**
 * From the first word of a model service on this machine to the first word that the assistant
 * forwards, through the SDK and the guard.
 */
export async function measureFirstWord(): Promise<Row> {
  let said = 0;
  const double = await startOpenAi(async () => {
    await wait(THINKING);
    said = performance.now();
    return { say: 'I answer questions about companies of the register, with their sources.' };
  });
  try {
    const times = await answerTimes(double, () => said);
    return {
      what: `assistant: its first word after the model's, ${times.length} questions (asked 300 ms)`,
      'p50 ms': percentile(times, 50).toFixed(2),
      'p95 ms': percentile(times, 95).toFixed(2),
      'worst ms': Math.max(...times).toFixed(1),
    };
  } finally {
    await double.close();
  }
}
