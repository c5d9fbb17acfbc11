import type { Preview } from '@storybook/react-vite';

/**
 * Console messages about failed parts and hydration mismatches. The page survives both, so the story would pass without
 * this check.
 */
const SAID = /^(?:Render fault: )?[Pp]art ".+" failed and was left out\.|^Hydration:/;
const failed: string[] = [];

/** Listens for parts that fail while a story renders and plays. */
export const watchParts = (): (() => void) => {
  failed.length = 0;
  const { warn, error } = console;
  const listen =
    (say: typeof warn) =>
    (...words: unknown[]) => {
      if (SAID.test(String(words[0]))) failed.push(words.map(String).join(' '));
      say(...words);
    };
  Object.assign(console, { warn: listen(warn), error: listen(error) });
  return () => {
    Object.assign(console, { warn, error });
  };
};

/** Fails a story one of whose parts was left out; `parameters.failingParts` is for those that show just that. */
export const checkParts = (({ parameters }) => {
  if (failed.length > 0 && parameters['failingParts'] !== true) throw new Error(failed.join('\n'));
}) satisfies NonNullable<Preview['afterEach']>;
