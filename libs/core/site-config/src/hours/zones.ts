/** Time zones of Australia, and the states whose places keep them. */
export const ZONES: ReadonlyMap<string, readonly string[]> = new Map([
  ['Australia/Adelaide', ['SA']],
  ['Australia/Brisbane', ['QLD']],
  ['Australia/Broken_Hill', ['NSW']],
  ['Australia/Darwin', ['NT']],
  ['Australia/Eucla', ['WA']],
  ['Australia/Hobart', ['TAS']],
  ['Australia/Lindeman', ['QLD']],
  ['Australia/Lord_Howe', ['NSW']],
  ['Australia/Melbourne', ['VIC']],
  ['Australia/Perth', ['WA']],
  ['Australia/Sydney', ['ACT', 'NSW']],
]);

/** Zones that a place of a state can have. */
export const zonesOf = (state: string): string[] =>
  [...ZONES].filter(([, states]) => states.includes(state)).map(([zone]) => zone);
