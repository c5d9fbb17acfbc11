export { Fault } from './fault.js';
export { admit, handle, type HttpAnswer, type HttpRequest, type RequestHead } from './http/handle.js';
export { listen, queryOf, requestListener } from './http/listen.js';
export { boundedSearches } from './limits/outside.js';
export { scopedKey } from './keys.js';
export { createTypesense, type Typesense, type TypesenseOptions } from './typesense.js';
