import { useRef, useState } from 'react';
import { useSite, whileOnline } from '@forecourt/composition';
import { useAppDispatch } from '@forecourt/runtime/store';
import { deliveryFound, deliveryRefused, type DeliveryState } from '../rules/delivery.js';

/**
 * What the calculator shows, and how it asks: the answer to the last question counts. The code of the request comes
 * with the first question.
 */
export function useDelivery(start: DeliveryState): { state: DeliveryState; ask: (typed: string) => void } {
  const site = useSite();
  const dispatch = useAppDispatch();
  const [state, setState] = useState(start);
  const last = useRef(0);
  const answerTo = async (postcode: string): Promise<DeliveryState> => {
    try {
      const { readDelivery } = await whileOnline(() => import('../api/readDelivery.js'));
      return deliveryFound(await dispatch(readDelivery(postcode)));
    } catch (error) {
      return deliveryRefused((error as { status?: unknown }).status, site);
    }
  };
  const ask = (typed: string) => {
    const turn = ++last.current;
    setState({ kind: 'loading' });
    void answerTo(typed.trim()).then((answer) => turn === last.current && setState(answer));
  };
  return { state, ask };
}
