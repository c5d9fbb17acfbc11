/** Attribute of the document while a bar of the page is at the top of the window: the site's header gives way to it. */
export const TOP_TAKEN = 'data-top-taken';
