/** Attribute of the document while a bar of the page is at the top of the window: the site's header gives way to it. */
export const TOP_TAKEN = 'data-top-taken';

/**
 * Attribute of what stays below the site's header while the page scrolls, at `--header-room` from the top of the
 * window: it moves up when the header gives way.
 */
export const BELOW_HEADER = 'data-below-header';
/** Puts it on an element. */
export const belowHeader = { [BELOW_HEADER]: '' } as const;
