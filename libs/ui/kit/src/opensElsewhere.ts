/** A click by which the visitor asks for another tab or window: links that are taken over leave it to the browser. */
export const opensElsewhere = (event: Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey'>): boolean =>
  event.metaKey || event.ctrlKey || event.shiftKey;
