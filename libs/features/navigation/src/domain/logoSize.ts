/** Pixels that the header leaves to a logo. */
const LOGO_HEIGHT = 38;
/** From this shape on a logo is a word mark: where there is little room it stands for the name. */
const WORD_MARK = 2;
/** A picture is asked for in as many of its pixels as the sharpest screens have for one of ours. */
const DENSITY = 3;

/**
 * Place of a logo in the header, pixels, and the width that its picture is asked for in. Without a shape it is a
 * square.
 */
export function logoSize(aspectRatio = 1) {
  const width = Math.round(LOGO_HEIGHT * aspectRatio);
  return { width, height: LOGO_HEIGHT, pictureWidth: width * DENSITY, isWordMark: aspectRatio >= WORD_MARK };
}
