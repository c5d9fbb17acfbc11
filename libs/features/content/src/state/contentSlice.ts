import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { featureState } from '@forecourt/composition';
import { rootReducer } from '@forecourt/runtime/store';
import { readArticles, withRead, type ReadArticle } from '../domain/readArticles.js';

export interface ContentState {
  /** Articles that were read on this device, the last one first. */
  readonly read: readonly ReadArticle[];
}

const initialState: ContentState = { read: [] };

const contentSlice = createSlice({
  name: 'content',
  initialState,
  reducers: {
    articleRead: (state, { payload }: PayloadAction<ReadArticle>) => ({
      ...state,
      read: withRead(state.read, payload),
    }),
  },
  selectors: { selectRead: ({ read }) => read },
});

declare module '@forecourt/runtime/store' {
  export interface LazySlices extends WithSlice<typeof contentSlice> {}
}

const slice = contentSlice.injectInto(rootReducer);
export const { articleRead } = slice.actions;
export const { selectRead } = slice.selectors;

export const state = featureState({
  slice,
  persisted: {
    in: 'device',
    version: 1,
    keep: ({ read }) => (read.length > 0 ? read : undefined),
    read: (kept) => ({ read: readArticles(kept) }),
  },
});
