import type { ApiGateway } from '../apiGateway.js';
import type { SearchGateway } from '../search/searchGateway.js';

/** What thunks and endpoints find as `extra`: what differs between a request on the server and a page in a browser. */
export interface StoreExtra {
  readonly api: ApiGateway;
  readonly search: SearchGateway;
  /** Name of the site: nothing that another one left under the same address is read. */
  readonly site: string;
}
