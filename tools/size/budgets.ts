/** JavaScript before interaction, gzip, in kB of 1000 bytes, on phones and desktops alike (design, section 9). */
export const BUDGETS = { home: 165, listing: 165, vehicle: 165 } as const;
export type Budgeted = keyof typeof BUDGETS;

/** What the first touch of a listing may bring beside that, in the same kB: from the touch to the vehicles it chose. */
export const TOUCH_BUDGET = 190;
