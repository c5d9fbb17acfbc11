import { useConnector } from 'react-instantsearch';
import type { ListingUiState } from './uiState.js';

type Connector = Parameters<typeof useConnector>[0];

/** What the widget uses of the helper's `SearchParameters`. */
interface Parameters_ {
  disjunctiveFacetsRefinements: Readonly<Record<string, string[]>>;
  isDisjunctiveFacet(field: string): boolean;
  addDisjunctiveFacet(field: string): Parameters_;
  addDisjunctiveFacetRefinement(field: string, value: string): Parameters_;
  isDisjunctiveFacetRefined(field: string, value?: string): boolean;
  clearRefinements(field: string): Parameters_;
  removeNumericRefinement(field: string): Parameters_;
  addNumericRefinement(field: string, operator: string, value: number): Parameters_;
  getNumericRefinement(field: string, operator: string): number[] | undefined;
}

export interface CarriedWidgetProps extends Record<string, unknown> {
  /** Fields of facets and ranges that the site's panel does not show. */
  facets: readonly string[];
  ranges: readonly string[];
}

/**
 * Holds what an address chooses beyond the panel: InstantSearch forgets a refinement that no widget holds. Nothing of
 * it is counted until it is chosen.
 */
export const connectCarried = ((renderFn: (state: object, isFirst: boolean) => void, unmountFn?: () => void) =>
  ({ facets, ranges }: CarriedWidgetProps) => ({
    $$type: 'forecourt.carried',
    init: (asked: object) => renderFn(asked, true),
    render: (asked: object) => renderFn(instanceOf(asked), false),
    dispose: () => unmountFn?.(),
    getWidgetRenderState: () => ({}),
    getRenderState: (state: object) => state,
    getWidgetUiState: (state: ListingUiState, { searchParameters }: { searchParameters: Parameters_ }) => {
      const refinementList = { ...state.refinementList };
      const range = { ...state.range };
      for (const field of facets) {
        const values = searchParameters.isDisjunctiveFacet(field)
          ? valueOf(searchParameters.disjunctiveFacetsRefinements, field)
          : [];
        if (values && values.length > 0) refinementList[field] = values;
      }
      for (const field of ranges) {
        const [min] = searchParameters.getNumericRefinement(field, '>=') ?? [];
        const [max] = searchParameters.getNumericRefinement(field, '<=') ?? [];
        if (min !== undefined || max !== undefined) range[field] = `${min ?? ''}:${max ?? ''}`;
      }
      return {
        ...state,
        ...(Object.keys(refinementList).length > 0 ? { refinementList } : {}),
        ...(Object.keys(range).length > 0 ? { range } : {}),
      };
    },
    getWidgetSearchParameters: (parameters: Parameters_, { uiState }: { uiState: ListingUiState }) => {
      let next = parameters;
      for (const field of facets) {
        const values = valueOf(uiState.refinementList, field) ?? [];
        if (next.isDisjunctiveFacet(field)) next = next.clearRefinements(field);
        else if (values.length > 0) next = next.addDisjunctiveFacet(field);
        for (const value of values) next = next.addDisjunctiveFacetRefinement(field, value);
      }
      for (const field of ranges) {
        const [min, max] = (valueOf(uiState.range, field) ?? '').split(':').map(Number.parseFloat);
        next = next.removeNumericRefinement(field);
        if (min !== undefined && Number.isFinite(min)) next = next.addNumericRefinement(field, '>=', min);
        if (max !== undefined && Number.isFinite(max)) next = next.addNumericRefinement(field, '<=', max);
      }
      return next;
    },
  })) as unknown as Connector;

export const useCarried = (props: CarriedWidgetProps): void => void useConnector(connectCarried, props);

/** All that a hook wants to know of a widget that shows nothing. */
const instanceOf = (asked: object): object => ({
  instantSearchInstance: (asked as { instantSearchInstance?: unknown }).instantSearchInstance,
});

const valueOf = <Value>(values: Readonly<Record<string, Value>> | undefined, name: string): Value | undefined =>
  values && Object.hasOwn(values, name) ? values[name] : undefined;
