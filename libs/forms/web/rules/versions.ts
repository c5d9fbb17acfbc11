/** Version of the platform's words of the opt-in in English. */
export const OPT_IN_VERSION = '1';
