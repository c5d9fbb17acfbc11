import type { Preview, StoryContext } from '@storybook/react-vite';

/** Milliseconds after which a story begins on another screen: someone gave its frame a size by hand. */
const PATIENCE = 1000;

/**
 * A story begins on the screen that it names. Storybook gives its frame the size once it knows the story: without this
 * the story begins on the screen of the one before. A window without a frame keeps its size.
 */
export const awaitScreen = (async ({ storyGlobals, parameters, viewMode }: StoryContext) => {
  if (viewMode !== 'story' || window.parent === window) return;
  const { viewport } = storyGlobals as { viewport?: { value?: string } };
  const { options } = parameters['viewport'] as { options: Readonly<Record<string, { styles: { width: string } }>> };
  const width = new Map(Object.entries(options)).get(viewport?.value ?? '')?.styles.width;
  const until = performance.now() + PATIENCE;
  while (width !== undefined && width !== `${window.innerWidth}px` && performance.now() < until)
    await new Promise((resolve) => setTimeout(resolve, 16));
}) satisfies NonNullable<Preview['beforeEach']>;
