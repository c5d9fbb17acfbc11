// Processor time of a document, of its render alone and of the whole request, and time to the first byte, per page, on demo
// stock in this process. Visitors are another.
import { fork } from 'node:child_process';
import path from 'node:path';
import { samplePages } from '../browser/samplePages.ts';
import { startForecourt } from '../../apps/server/src/startForecourt.ts';
import { DEMO_STOCK } from '../demo-stock/module.ts';
import { renderAlone } from './renderAlone.ts';
import type { Visits } from './visitor.ts';

const WARM_UP = 100;
const ROUNDS = 200;
/** Milliseconds of this thread for the render of a listing. */
const BAR = 10;

const forecourt = await startForecourt({ port: 0, dataDir: undefined, demoStock: DEMO_STOCK });
const visitor = fork(path.join(import.meta.dirname, 'visitor.ts'));

const visit = (visits: Visits): Promise<number[]> =>
  new Promise((resolve, reject) => {
    visitor.once('exit', reject);
    visitor.once('message', (times) => {
      visitor.off('exit', reject);
      resolve(times as number[]);
    });
    visitor.send(visits);
  });
const milliseconds = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1000 / ROUNDS;

let isOver = false;
try {
  console.log('ms a request               render   thread  process  first byte median    p95');
  for (const site of forecourt.sites) {
    const host = new URL(site.origin).host;
    for (const [name, page] of Object.entries(await samplePages(forecourt.port, host))) {
      const visits = { port: forecourt.port, host, path: page };
      await visit({ ...visits, times: WARM_UP });
      const draw = await renderAlone(forecourt, site.origin, page);
      for (let at = 0; at < WARM_UP; at++) await draw();
      const drawing = process.threadCpuUsage();
      for (let at = 0; at < ROUNDS; at++) await draw();
      const drawn = milliseconds(process.threadCpuUsage(drawing));
      const thread = process.threadCpuUsage();
      const all = process.cpuUsage();
      const times = (await visit({ ...visits, times: ROUNDS })).sort((one, other) => one - other);
      const whole = milliseconds(process.threadCpuUsage(thread));
      const used = milliseconds(process.cpuUsage(all));
      const isSlow = name === 'listing' && drawn > BAR;
      isOver ||= isSlow;
      const at = (share: number) => (times[Math.floor(ROUNDS * share)] ?? 0).toFixed(1);
      const figures = [
        drawn.toFixed(1).padStart(8),
        whole.toFixed(1).padStart(8),
        used.toFixed(1).padStart(8),
        at(0.5).padStart(18),
      ];
      const bar = name === 'listing' ? ` [${BAR}]${isSlow ? '  OVER' : ''}` : '';
      console.log(`${site.slug.padEnd(12)} ${name.padEnd(10)} ${figures.join(' ')} ${at(0.95).padStart(7)}${bar}`);
    }
  }
} finally {
  visitor.kill();
  await forecourt.close();
}
process.exit(isOver ? 1 : 0);
