import { existsSync } from 'node:fs';

/** Debian's Chromium, or the one that CHROMIUM_PATH names. */
export const CHROMIUM_PATH = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

const WINDOWLESS = '/usr/bin/chromium-headless-shell';

/**
 * Chromium's build without a window where it is installed: pages come a quarter sooner. Stories stay with the whole one,
 * where a promotion turns by itself inside a frame; here it does not.
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
