import { type OpenAiDouble, openAiVariables, startOpenAi } from '../doubles/openai/index.ts';
import { type ServerBeside, serveBeside } from './server-beside.ts';

/** A server with a model. */
export type ModelServer = ServerBeside & {
  /** The model double; set its `script`. */
  provider: OpenAiDouble;
};

export async function startModelServer(): Promise<ModelServer> {
  const provider = await startOpenAi();
  const { url, stop } = await serveBeside(openAiVariables(provider));
  return { url, provider, stop: () => stop().then(provider.close) };
}
