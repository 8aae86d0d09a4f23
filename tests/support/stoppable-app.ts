import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { GET as ready } from '../../app/api/ready/route';
import { sendJob, setQueue } from '../../lib/job-queue';
import { startJobs } from '../../lib/jobs';
import type { Job } from '../../lib/jobs/types';
import { endWithSignals } from '../../lib/operation/shutdown';

// A server like Next's, with a request and a job that end when told on standard input.
// Prints its port and what has started.

const say = (line: string) => process.stdout.write(`${line}\n`);
const input = createInterface({ input: process.stdin });
const words = new EventEmitter();
input.on('line', (line) => words.emit(line));
const told = (word: string, signal?: AbortSignal) => once(words, word, { signal });

const job: Job = {
  name: 'work',
  retries: { limit: 2, delaySeconds: 0 },
  timeLimitSeconds: 60,
  pollingSeconds: 0.5,
  enabled: () => true,
  run: async ({ signal }) => {
    say('job');
    await told('end job', signal);
  },
};

const server = createServer(async (request, response) => {
  if (request.url === '/api/ready') {
    const answer = await ready(new Request('http://localhost/api/ready'), {
      params: Promise.resolve({}),
    });
    response.writeHead(answer.status).end(await answer.text());
    return;
  }
  say('request');
  await told('end request');
  await sendJob('work', { from: 'a request' });
  response.end('whole');
});

const queue = await startJobs([job]);
if (!queue) throw new Error('There is no queue.');
endWithSignals({
  rest: queue.rest,
  stop: async (endWithinMs) => {
    setQueue(null);
    await queue.stop(endWithinMs);
  },
});
server.listen(0, '127.0.0.1', () => say(String((server.address() as AddressInfo).port)));
