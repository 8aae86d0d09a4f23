import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How a provider reacts to every request; 'refuse': it accepts no connections. */
export const PROVIDER_FAULTS = ['refuse', 'hang', '500', 'garbage', 'half', '429'] as const;
export type ProviderFault = (typeof PROVIDER_FAULTS)[number];

const JSON_TYPE = { 'content-type': 'application/json' };

function goWrong(response: ServerResponse, fault: ProviderFault): void {
  if (fault === 'hang') return;
  if (fault === '500' || fault === '429') {
    response.writeHead(Number(fault), { ...JSON_TYPE, 'retry-after': '60' });
    response.end(JSON.stringify({ error: { message: 'Not now', type: 'api_error' } }));
  } else if (fault === 'garbage') {
    response.writeHead(200, JSON_TYPE).end('<html>{"id":');
  } else {
    response.writeHead(200, { ...JSON_TYPE, 'content-length': 4_000 });
    response.write('{"id":"1","object":', () => response.destroy());
  }
}

/** A generic provider whose every answer fails in one way. */
export async function startFaulty() {
  let fault: ProviderFault = 'hang';
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    request.resume();
    goWrong(response, fault);
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  await listen(0);
  const { port } = server.address() as AddressInfo;
  /** Sets the fault from now on; hanging requests are cut off. */
  const become = async (next: ProviderFault) => {
    fault = next;
    if (server.listening) await close();
    if (next !== 'refuse') await listen(port);
  };
  return { url: `http://127.0.0.1:${port}`, asked, become, close };
}
