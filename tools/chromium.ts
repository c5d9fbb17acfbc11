import { existsSync } from 'node:fs';

/** Debian's Chromium, or the one that CHROMIUM_PATH names. */
export const CHROMIUM_PATH = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

const WINDOWLESS = '/usr/bin/chromium-headless-shell';

/**
 * Chromium's headless shell, if it is installed, for journeys: pages load a quarter faster. Benchmarks and stories stay
 * with the full build: in the shell parts hydrate at other moments, and a promotion in a frame does not rotate
 * automatically.
 */
export const WINDOWLESS_PATH =
  process.env['CHROMIUM_PATH'] === undefined && existsSync(WINDOWLESS) ? WINDOWLESS : CHROMIUM_PATH;

export const hasChromium = (): boolean => existsSync(CHROMIUM_PATH);

/** Flags that keep a headless Chromium quiet and offline. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
