/** Interactive parts of the desk's pages. */
export const loadKeptFilters = () => import('./parts/KeptFiltersPart.js');
export const loadBackToLeads = () => import('./parts/BackToLeadsPart.js');

export const loadLeadKeys = () => import('./parts/LeadKeysPart.js');

export const deskParts = [loadKeptFilters, loadBackToLeads, loadLeadKeys] as const;
