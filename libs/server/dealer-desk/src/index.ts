export { auditOf, note } from './audit.js';
export { DESK, wordDeskCodes } from './deskCodes.js';
export { importsOf, noteRefusedImport } from './deskImports.js';
export { DeskLeads, type DeskLeadsOptions } from './deskLeads.js';
export { hasDesk, personOf, type DeskPerson } from './deskPeople.js';
export { reservationsOf } from './deskReservations.js';
export { DESK_SESSION, DeskSessions } from './deskSessions.js';
export { leadsCsv } from './leadExport.js';
