import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { pageChanged } from '@forecourt/runtime';
import { rootReducer } from '@forecourt/runtime/store';

/** What of the header is open: one thing at a time. */
export interface NavigationState {
  /** Label of the menu's entry whose links are shown (NAV-01). */
  openMenu?: string;
  /** On phones: the one menu with everything in it. */
  isDrawerOpen: boolean;
}

const CLOSED: NavigationState = { isDrawerOpen: false };

export const navigationSlice = createSlice({
  name: 'navigation',
  initialState: CLOSED,
  reducers: {
    menuOpened: (state, { payload }: PayloadAction<string>) => {
      state.openMenu = payload;
      state.isDrawerOpen = false;
    },
    /** Another entry may be open by now: that one stays. */
    menuClosed: (state, { payload }: PayloadAction<string>) => {
      if (state.openMenu === payload) delete state.openMenu;
    },
    drawerOpened: (state) => {
      state.isDrawerOpen = true;
      delete state.openMenu;
    },
    drawerClosed: (state) => {
      state.isDrawerOpen = false;
    },
    everythingClosed: () => CLOSED,
  },
  extraReducers: (builder) => {
    builder.addCase(pageChanged, () => CLOSED);
  },
  selectors: {
    selectOpenMenu: ({ openMenu }) => openMenu,
    selectIsDrawerOpen: ({ isDrawerOpen }) => isDrawerOpen,
  },
});

declare module '@forecourt/runtime/store' {
  export interface LazySlices extends WithSlice<typeof navigationSlice> {}
}

const slice = navigationSlice.injectInto(rootReducer);
export const { menuOpened, menuClosed, drawerOpened, drawerClosed, everythingClosed } = slice.actions;
export const { selectOpenMenu, selectIsDrawerOpen } = slice.selectors;
export const state = { slice };
