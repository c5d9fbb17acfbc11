import { runDealer } from './runDealer.ts';

runDealer(process.argv.slice(2), (line) => console.log(line)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
