import { findFreePort } from '../../lib/local/bootstrap/port.mjs';
import { startBalancer } from './balancer';
import { startInstance } from './instance';
import { describeFailed, startLoad, summarise } from './load';
import type { Outcome, World } from './world';

/** Restarts two instances on one database, behind a load balancer, in turn under load. */
export async function restartInTurn(world: World, times: number): Promise<Outcome> {
  const ports = [await findFreePort(), await findFreePort()];
  const start = (port: number) => startInstance(world, port, 'http://127.0.0.1');
  const instances = [];
  for (const port of ports) instances.push({ port, running: await start(port) });
  const balancer = await startBalancer(ports);
  const stopLoad = await startLoad(world, balancer.port);
  let failed = 0;
  for (let time = 0; time < times; time += 1) {
    for (const instance of instances) {
      if ((await instance.running.stop()) !== 0) failed += 1;
      instance.running = await start(instance.port);
      await balancer.waitFor(instance.port);
    }
  }
  const { answers, lost } = await stopLoad();
  await balancer.close();
  for (const { running } of instances) await running.stop();
  const wrong = answers.filter(({ status }) => ![200, 201].includes(status));
  return {
    times: times * instances.length,
    lost,
    failed: failed + wrong.length,
    note: `${summarise(answers)}${describeFailed(wrong)}`,
  };
}
