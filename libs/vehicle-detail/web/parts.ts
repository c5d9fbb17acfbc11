// The server renders the page; each part loads its code in the browser only when it has something to do. What one
// gesture makes alive comes with one import: every import on its own is a file, with files around it for
// what it shares.

const drawn = () => import('./parts/drawn.js');
export const loadTrail = () => drawn().then(({ Trail }) => ({ Component: Trail }));
export const loadSidebarSummary = () => drawn().then(({ SidebarSummary }) => ({ Component: SidebarSummary }));
export const loadSection = () => drawn().then(({ Section }) => ({ Component: Section }));
export const loadBuyingRights = () => drawn().then(({ BuyingRights }) => ({ Component: BuyingRights }));
export const loadSimilarVehicles = () => drawn().then(({ SimilarVehicles }) => ({ Component: SimilarVehicles }));
export const loadEnquiryTitle = () => drawn().then(({ EnquiryTitle }) => ({ Component: EnquiryTitle }));
export const loadPrintView = () => drawn().then(({ PrintView }) => ({ Component: PrintView }));

const scrolled = () => import('./parts/scrolled.js');
export const loadStickyBars = () => scrolled().then(({ StickyBars }) => ({ Component: StickyBars }));
export const loadSectionMenu = () => scrolled().then(({ SectionMenu }) => ({ Component: SectionMenu }));
export const loadRecentlyViewed = () => scrolled().then(({ RecentlyViewed }) => ({ Component: RecentlyViewed }));

export const loadAnnouncement = () => import('./parts/AnnouncementPart.js');
export const loadGallery = () => import('./parts/GalleryPart.js');
export const loadSidebarActions = () => import('./parts/SidebarActionsPart.js');
export const loadVehicleTools = () => import('./parts/VehicleToolsPart.js');
export const loadSalesCounter = () => import('./parts/SalesCounterPart.js');
export const loadDetails = () => import('./parts/DetailsPart.js');
export const loadUsedCarChecks = () => import('./parts/UsedCarChecksPart.js');
export const loadAskedCarChecks = () => import('./parts/AskedCarChecksPart.js');
export const loadFilm = () => import('./parts/FilmPart.js');
export const loadFuel = () => import('./parts/FuelPart.js');
export const loadDelivery = () => import('./parts/DeliveryPart.js');

export const vehicleParts = [
  loadTrail,
  loadAnnouncement,
  loadStickyBars,
  loadGallery,
  loadSidebarSummary,
  loadSidebarActions,
  loadVehicleTools,
  loadSalesCounter,
  loadSectionMenu,
  loadDetails,
  loadSection,
  loadUsedCarChecks,
  loadAskedCarChecks,
  loadFilm,
  loadBuyingRights,
  loadFuel,
  loadDelivery,
  loadSimilarVehicles,
  loadRecentlyViewed,
  loadEnquiryTitle,
  loadPrintView,
] as const;
