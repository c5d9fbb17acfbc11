import type { MenuStockAnswer } from '@forecourt/contracts/api';
import { baseApi } from '@forecourt/runtime/base-api';

const navigationApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Makes, bodies and models of the present stock; browsers keep the answer from page to page. */
    menuStock: build.query<MenuStockAnswer, void>({ query: () => '/api/menu-stock' }),
  }),
});

export const { useMenuStockQuery } = navigationApi;
