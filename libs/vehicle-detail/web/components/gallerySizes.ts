/** Widths and sizes of the gallery's pictures, the same in the page and in its preload. */
export const GALLERY_WIDTHS = [480, 800, 1280, 1600] as const;
export const GALLERY_SIZES = '(min-width: 1000px) 62vw, 100vw';
