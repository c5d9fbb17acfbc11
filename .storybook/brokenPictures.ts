import type { Preview } from '@storybook/react-vite';

/**
 * Fails a story that shows a picture which could not be loaded; `parameters.brokenPictures` is for those that show one.
 */
export const checkPictures = (({ canvasElement, parameters }) => {
  if (parameters['brokenPictures'] === true) return;
  const broken = [...canvasElement.ownerDocument.images]
    .filter(({ complete, naturalWidth, currentSrc }) => complete && naturalWidth === 0 && currentSrc !== '')
    .map(({ currentSrc }) => currentSrc);
  if (broken.length > 0) throw new Error(`Pictures that could not be loaded:\n${broken.join('\n')}`);
}) satisfies NonNullable<Preview['afterEach']>;
