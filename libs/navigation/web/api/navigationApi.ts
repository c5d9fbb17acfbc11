import { readMenuStock, type MenuStockAnswer } from '@forecourt/navigation/domain';
import { baseApi, sends } from '@forecourt/runtime/base-api';

export const navigationApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Makes, bodies and models of the present stock; browsers keep the answer from page to page. */
    menuStock: build.query<MenuStockAnswer, void>({ query: () => sends(readMenuStock)({}) }),
  }),
});
