// What a host with a store of its own takes of this feature: `@forecourt/desk/state`.
export { deskSlice, leadsFiltered, selectLeadsQuery, type DeskState } from './deskSlice.js';
