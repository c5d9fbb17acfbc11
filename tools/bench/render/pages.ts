// `npm run bench -- render`: processor time of a document, of its render alone and of the whole request, and time to
// the first byte, per page, on demo stock in this process. Visitors are another.
import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import type { Forecourt } from '../../../apps/server/src/startForecourt.ts';
import { samplePages } from '../../browser/samplePages.ts';
import { inProcess, quantile } from '../harness.ts';
import { renderAlone } from './renderAlone.ts';
import type { Visits } from './visitor.ts';

const WARM_UP = 100;
const ROUNDS = 200;
/** Milliseconds of this thread for a listing: for its render, and for one that is kept. */
const RENDER_BAR = 10;
const KEPT_BAR = 1;

const visit = (visitor: ChildProcess, visits: Visits): Promise<number[]> =>
  new Promise((resolve, reject) => {
    visitor.once('exit', reject);
    visitor.once('message', (times) => {
      visitor.off('exit', reject);
      resolve(times as number[]);
    });
    visitor.send(visits);
  });
interface Cost {
  /** Milliseconds of processor time each. */
  readonly thread: number;
  readonly process: number;
}

/** What `ROUNDS` of something cost, after it has run warm. */
async function costOf<Answer>(run: (times: number) => Promise<Answer>): Promise<Cost & { answer: Answer }> {
  await run(WARM_UP);
  const milliseconds = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1000 / ROUNDS;
  const [thread, all] = [process.threadCpuUsage(), process.cpuUsage()];
  const answer = await run(ROUNDS);
  return {
    thread: milliseconds(process.threadCpuUsage(thread)),
    process: milliseconds(process.cpuUsage(all)),
    answer,
  };
}

const fixed = (value: number, width: number) => value.toFixed(1).padStart(width);

// a kept page stays so for the whole round
export const figure = () => inProcess(measure, { pageLifetime: 60_000 });

async function measure(forecourt: Forecourt): Promise<boolean> {
  const visitor = fork(path.join(import.meta.dirname, 'visitor.ts'));
  let isOver = false;
  try {
    console.log('              thread, ms: render  a request  one kept   process  first byte median    p95');
    for (const site of forecourt.sites) {
      const host = new URL(site.origin).host;
      for (const [name, page] of Object.entries(await samplePages(forecourt.port, host))) {
        const visits = { port: forecourt.port, host, path: page };
        const draw = await renderAlone(forecourt, site.origin, page);
        const render = await costOf(async (times) => {
          for (let at = 0; at < times; at++) await draw();
        });
        const request = await costOf((times) => visit(visitor, { ...visits, isDrawn: true, times }));
        const kept = await costOf((times) => visit(visitor, { ...visits, times }));
        const isSlow = name === 'listing' && (render.thread > RENDER_BAR || kept.thread > KEPT_BAR);
        isOver ||= isSlow;
        const bars = name === 'listing' ? ` [${RENDER_BAR}, kept ${KEPT_BAR}]${isSlow ? '  OVER' : ''}` : '';
        const figures = [
          fixed(render.thread, 8),
          fixed(request.thread, 11),
          fixed(kept.thread, 10),
          fixed(request.process, 10),
          fixed(quantile(request.answer, 0.5), 19),
          fixed(quantile(request.answer, 0.95), 7),
        ];
        console.log(`${site.slug.padEnd(12)} ${name.padEnd(10)} ${figures.join('')}${bars}`);
      }
    }
  } finally {
    visitor.kill();
  }
  return !isOver;
}
