import { type OpenAiDouble, openAiVariables, startOpenAi } from '../doubles/openai/index.ts';
import { type ServerBeside, serveBeside } from './server-beside.ts';

/** A server that has a model. */
export type ModelServer = ServerBeside & {
  /** What the model answers; set its `script`. */
  provider: OpenAiDouble;
};

export async function startModelServer(): Promise<ModelServer> {
  const provider = await startOpenAi();
  const { url, stop } = await serveBeside(openAiVariables(provider));
  return { url, provider, stop: () => stop().then(provider.close) };
}
