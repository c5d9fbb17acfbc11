import { lazy } from 'react';

const loadStock = () => import('./StockLinks.js');
const loadDrawer = () => import('./Drawer.js');

/** Makes, bodies and models of the present stock; code and data come when a menu is opened. */
export const StockLinks = lazy(loadStock);
/** The menu of narrow screens. */
export const Drawer = lazy(loadDrawer);

/** Somebody is about to open a menu with stock: a failure shows when it is opened. */
export const prepareStock = (): void => void loadStock().catch(() => undefined);
