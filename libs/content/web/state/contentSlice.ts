import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { persist, rootReducer } from '@forecourt/runtime/store';
import { readArticles, withRead, type ReadArticle } from '../rules/readArticles.js';

export interface ContentState {
  /** Articles that were read on this device, the last one first. */
  read: ReadArticle[];
}

const initialState: ContentState = { read: [] };

export const contentSlice = createSlice({
  name: 'content',
  initialState,
  reducers: {
    articleRead: (state, { payload }: PayloadAction<ReadArticle>) => {
      state.read = withRead(state.read, payload);
    },
  },
  selectors: { selectRead: ({ read }) => read },
});

declare module '@forecourt/runtime/store' {
  export interface LazySlices extends WithSlice<typeof contentSlice> {}
}

const slice = contentSlice.injectInto(rootReducer);
export const { articleRead } = slice.actions;
export const { selectRead } = slice.selectors;

const selectKeptArticles = ({ read }: ContentState) => (read.length > 0 ? read : undefined);

export const state = persist(slice, {
  in: 'device',
  version: 1,
  select: selectKeptArticles,
  read: (kept) => ({ read: readArticles(kept) }),
});
