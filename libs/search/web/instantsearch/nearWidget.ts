import { useConnector } from 'react-instantsearch';
import type { Place } from '@forecourt/site-config/places';
import type { Near } from '../rules/near.js';
import { NEAR_PARAMETER, type PlacedNear } from './listingClient.js';
import type { ListingUiState } from './uiState.js';

type Connector = Parameters<typeof useConnector>[0];
/** Parameters that InstantSearch passes on without knowing them. */
type Parameters_ = { [NEAR_PARAMETER]?: PlacedNear; setQueryParameter: (name: never, value: unknown) => Parameters_ };

export interface NearWidgetProps extends Record<string, unknown> {
  /** Where a postcode is, of those that were looked up; without it the postcode narrows nothing. */
  placeOf: (postcode: string) => Place | undefined;
}

/** Postcode and distance as a part of InstantSearch's state; `listingClient` makes a condition and an order of them. */
export const connectNear = ((renderFn: (state: object, isFirst: boolean) => void, unmountFn?: () => void) =>
  ({ placeOf }: NearWidgetProps) => ({
    $$type: 'forecourt.near',
    init: (asked: object) => renderFn(asked, true),
    render: (asked: object) => renderFn(instanceOf(asked), false),
    dispose: ({ state }: { state: Parameters_ }) => {
      unmountFn?.();
      return state.setQueryParameter(NEAR_PARAMETER as never, undefined);
    },
    getWidgetRenderState: () => ({}),
    getRenderState: (state: object) => state,
    getWidgetUiState: (state: ListingUiState, { searchParameters }: { searchParameters: Parameters_ }) => {
      const { place: _place, ...near } = searchParameters[NEAR_PARAMETER] ?? { postcode: '' };
      const { near: _old, ...others } = state;
      return near.postcode === '' ? others : { ...others, near };
    },
    getWidgetSearchParameters: (parameters: Parameters_, { uiState }: { uiState: ListingUiState }) =>
      parameters.setQueryParameter(NEAR_PARAMETER as never, placed(uiState.near, placeOf)),
  })) as unknown as Connector;

export function placed(near: Near | undefined, placeOf: NearWidgetProps['placeOf']): PlacedNear | undefined {
  const place = near && placeOf(near.postcode);
  return near && place ? { ...near, place } : undefined;
}

export const useNear = (props: NearWidgetProps): void => void useConnector(connectNear, props);

/** All that a hook wants to know of a widget that shows nothing. */
const instanceOf = (asked: object): object => ({
  instantSearchInstance: (asked as { instantSearchInstance?: unknown }).instantSearchInstance,
});
