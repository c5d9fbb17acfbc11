/** Pixels that the header leaves to a logo. */
const LOGO_HEIGHT = 38;
/** From this shape on a logo is a word mark: where there is little room it replaces the name. */
const WORD_MARK = 2;
/** Pixels of a picture that are requested for each CSS pixel: as many as the sharpest screens have. */
const DENSITY = 3;

/**
 * Size of a logo in the header, and the width that its picture is requested in, in pixels. Without a shape it is a
 * square.
 */
export function logoSize(aspectRatio = 1) {
  const width = Math.round(LOGO_HEIGHT * aspectRatio);
  return { width, height: LOGO_HEIGHT, pictureWidth: width * DENSITY, isWordMark: aspectRatio >= WORD_MARK };
}
