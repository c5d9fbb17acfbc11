import { Generator } from './bench/load/requests.ts';
import { samplePages } from './browser/samplePages.ts';
const [port, kind, seconds, connections] = process.argv.slice(2);
const host = `harbour.localhost:${port}`;
const pages = Object.values(await samplePages(Number(port), host));
const g = new Generator();
const o = await g.make({ port: Number(port), host, pages, kind: kind as 'drawn', connections: Number(connections ?? 8), seconds: Number(seconds) });
console.log(kind, o.perSecond.toFixed(1), 'p50', o.p50.toFixed(0), 'p95', o.p95.toFixed(0), 'shed', o.shed);
g.end();
