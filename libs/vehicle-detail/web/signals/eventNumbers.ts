/** Analytics numbers of what is touched on the vehicle page (A7). */
export const CALL_CLICK = 25;
export const HISTORY_REPORT = 60;
export const PRINT = 61;

/** Links that count carry their number as `data-event`. */
export const LINK_EVENTS: ReadonlyMap<string, string> = new Map([
  [String(HISTORY_REPORT), 'history report'],
  [String(PRINT), 'print'],
]);
