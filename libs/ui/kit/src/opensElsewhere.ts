/** A click by which the visitor requests another tab or window: links with a click handler leave it to the browser. */
export const opensElsewhere = (event: Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey'>): boolean =>
  event.metaKey || event.ctrlKey || event.shiftKey;
