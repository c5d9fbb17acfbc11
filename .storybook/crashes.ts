import type { Preview } from '@storybook/react-vite';

/** What parts say that fail: their page keeps standing, and so would their story. */
const LEFT_OUT = /^Part ".+" failed and was left out\./;
const failed: string[] = [];

/** Listens for parts that fail while a story is drawn and played. */
export const watchParts: NonNullable<Preview['beforeEach']> = () => {
  failed.length = 0;
  const { warn } = console;
  console.warn = (...words: unknown[]) => {
    if (LEFT_OUT.test(String(words[0]))) failed.push(words.map(String).join(' '));
    warn(...words);
  };
  return () => {
    console.warn = warn;
  };
};

/** Fails a story one of whose parts was left out; `parameters.failingParts` is for those that show just that. */
export const checkParts = (({ parameters }) => {
  if (failed.length > 0 && parameters['failingParts'] !== true) throw new Error(failed.join('\n'));
}) satisfies NonNullable<Preview['afterEach']>;
