// The process that serves everything: service, search, pages. `npm start` runs it on embedded defaults and hands in
// demo stock, which fills an empty database at the first start (`--no-demo-stock` leaves it out). `--dev` adds the
// developer's pages, `--production` is for shoppers: public addresses, and demo stock is not even loaded.
import { endAtCrashes, log, takeConsole } from '@forecourt/service/observing';
import { runForecourt } from './runForecourt.js';

async function main(): Promise<void> {
  const forecourt = await runForecourt({ args: process.argv.slice(2), env: process.env });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void forecourt.close().then(() => process.exit(0)));
}

takeConsole();
endAtCrashes();
main().catch((error: unknown) => {
  // it names what is to be mended, and nothing was received yet
  log.fatal(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
