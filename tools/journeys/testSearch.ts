const { TEST_SEARCH: given = '' } = process.env;
if (!['', 'cluster', 'direct'].includes(given)) throw new Error('TEST_SEARCH must be "cluster" or "direct".');

/** Which search the journeys run on: the embedded one when left out. */
export const testSearch = given === '' ? undefined : (given as 'cluster' | 'direct');
