import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { readAlerts, type AlertsView } from '@forecourt/garage/domain';
import { apiContext, isApiError, searchContext, sendCall, siteContext } from '@forecourt/runtime';
import { findVehiclesByIds } from '@forecourt/runtime/search';
import { wordsOf } from '@forecourt/words';
import { searchOf, type CarriedSearch } from '../rules/alertForm.js';
import { garageWords } from '../words/garageWords.js';

export interface AlertsData {
  /**
   * `ask`: a form for an address. `confirm`: the link of its mail. `own`: the link of a message. `unknown`: an unknown
   * or expired link. `failed`: it could not be read.
   */
  readonly mode: 'ask' | 'confirm' | 'own' | 'unknown' | 'failed';
  /** Of a form: the vehicle or the search that the address names. */
  readonly vehicle?: { readonly id: string; readonly title: string } | undefined;
  readonly search?: CarriedSearch | undefined;
  readonly view?: AlertsView;
}

/** What the address of the page is about. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const answer = (found: AlertsData, status = 200) => data(found, { status });
  if (query.has('confirm')) return answer({ mode: 'confirm' });
  const token = query.get('token');
  if (token !== null) {
    try {
      return answer({ mode: 'own', view: await sendCall(context.get(apiContext), readAlerts, { query: { token } }) });
    } catch (error) {
      if (isApiError(error) && (error.status === 404 || error.status === 422)) return answer({ mode: 'unknown' }, 404);
      console.warn('Messages of a link could not be read.', error);
      return answer({ mode: 'failed' }, 503);
    }
  }
  const id = query.get('vehicle');
  const say = wordsOf(context.get(siteContext), garageWords);
  const search = searchOf(query.get('search'), query.get('text'), say);
  if (id === null || id === '') return answer({ mode: 'ask', search });
  try {
    const [found] = await findVehiclesByIds(context.get(searchContext), [id], { signal: request.signal });
    return answer({ mode: 'ask', search, vehicle: found && { id: found.id, title: found.title } });
  } catch (error) {
    if (request.signal.aborted) throw error;
    // the service knows whether there is one
    return answer({ mode: 'ask', search, vehicle: { id, title: say('alerts.yourVehicle') } });
  }
}
