/** Recorded answers that this server means to answer otherwise, and why. */
export const DELIBERATE: Readonly<Record<string, string>> = {
  'multi/empty':
    'The recorded server answers 500 to an empty list of searches, a fault of its own; this one answers ' +
    'an empty list of results.',
  'facet/query model:cx':
    'The recorded server marks only some of the values that match a facet query; this one marks all of them.',
};
