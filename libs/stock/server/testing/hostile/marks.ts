/** What every script of the samples calls; a test defines it and counts. */
export const MARK = 'hostile()';
/** A host that no page of the platform ever asks. */
export const BEACON = '//beacon.example';
/** An address of the site itself that no page asks. */
export const OWN_BEACON = '/hostile-beacon';
