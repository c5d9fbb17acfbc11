// Time to the first byte and CPU of a render, per page, on demo stock in this process.
import { request } from 'node:http';
import { samplePages } from '../browser/samplePages.ts';
import { startForecourt } from '../../apps/server/src/startForecourt.ts';
import { DEMO_STOCK } from '../demo-stock/module.ts';

const ROUNDS = 150;
const forecourt = await startForecourt({ port: 0, dataDir: undefined, demoStock: DEMO_STOCK });

function visit(host: string, path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const sent = request({ host: '127.0.0.1', port: forecourt.port, path, headers: { host } }, (response) => {
      const firstByte = performance.now() - startedAt;
      response.resume();
      response.on('end', () => resolve(firstByte));
    });
    sent.on('error', reject);
    sent.end();
  });
}

try {
  for (const site of forecourt.sites) {
    const host = new URL(site.origin).host;
    const pages = await samplePages(forecourt.port, host);
    for (const [name, path] of Object.entries(pages)) {
      for (let i = 0; i < 40; i++) await visit(host, path);
      const before = process.cpuUsage();
      const times: number[] = [];
      for (let i = 0; i < ROUNDS; i++) times.push(await visit(host, path));
      const used = process.cpuUsage(before);
      times.sort((a, b) => a - b);
      const cpu = (used.user + used.system) / 1000 / ROUNDS;
      console.log(
        `${site.slug.padEnd(12)} ${name.padEnd(8)} CPU ${cpu.toFixed(1).padStart(5)} ms a request (client included), first byte median ${(times[ROUNDS / 2] ?? 0).toFixed(1)} ms, p95 ${(times[Math.floor(ROUNDS * 0.95)] ?? 0).toFixed(1)} ms`,
      );
    }
  }
} finally {
  await forecourt.close();
}
process.exit(0);
