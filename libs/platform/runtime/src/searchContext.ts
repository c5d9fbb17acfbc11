import { createContext, useContext } from 'react';
import type { SearchGateway } from './search/searchGateway.js';

export const SearchGatewayContext = createContext<SearchGateway | null>(null);

/** The search server for parts that ask it as the visitor types; pages ask it in their loaders. */
export function useSearchGateway(): SearchGateway {
  const search = useContext(SearchGatewayContext);
  if (!search) throw new Error('useSearchGateway: wrap the component in <SearchGatewayContext value>.');
  return search;
}
