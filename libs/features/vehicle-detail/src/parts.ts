// The server renders the page; each part loads its code in the browser only when it has something to do.

export const loadTrail = () => import('./parts/TrailPart.js');
export const loadAnnouncement = () => import('./parts/AnnouncementPart.js');
export const loadStickyBars = () => import('./parts/StickyBarsPart.js');
export const loadGallery = () => import('./parts/GalleryPart.js');
export const loadSidebarSummary = () => import('./parts/SidebarSummaryPart.js');
export const loadSidebarActions = () => import('./parts/SidebarActionsPart.js');
export const loadVehicleTools = () => import('./parts/VehicleToolsPart.js');
export const loadSalesCounter = () => import('./parts/SalesCounterPart.js');
export const loadSectionMenu = () => import('./parts/SectionMenuPart.js');
export const loadDetails = () => import('./parts/DetailsPart.js');
export const loadSection = () => import('./parts/SectionPart.js');
export const loadUsedCarChecks = () => import('./parts/UsedCarChecksPart.js');
export const loadAskedCarChecks = () => import('./parts/AskedCarChecksPart.js');
export const loadFilm = () => import('./parts/FilmPart.js');
export const loadBuyingRights = () => import('./parts/BuyingRightsPart.js');
export const loadFuel = () => import('./parts/FuelPart.js');
export const loadDelivery = () => import('./parts/DeliveryPart.js');
export const loadSimilarVehicles = () => import('./parts/SimilarVehiclesPart.js');
export const loadRecentlyViewed = () => import('./parts/RecentlyViewedPart.js');
export const loadEnquiryTitle = () => import('./parts/EnquiryTitlePart.js');
export const loadPrintView = () => import('./parts/PrintViewPart.js');

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
