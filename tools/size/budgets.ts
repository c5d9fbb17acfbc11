/** JavaScript before interaction, gzip, in kB of 1000 bytes (design, section 9). */
export const BUDGETS = { home: 130, listing: 150, vehicle: 130 } as const;
export type Budgeted = keyof typeof BUDGETS;
