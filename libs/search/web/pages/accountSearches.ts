import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router-dom';
import { myGarageRoute } from '@forecourt/contracts';
import { removeSearch } from '@forecourt/garage/domain';
import { apiContext, sendCall, siteContext } from '@forecourt/runtime';

const garageOf = (context: LoaderFunctionArgs['context']): string => {
  const garage = context.get(siteContext).href(myGarageRoute);
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- react-router's way to answer with a status
  if (garage === undefined) throw data(null, { status: 404 });
  return garage;
};

/** This route has no page: the account's page shows the searches. */
export const loader = ({ context }: LoaderFunctionArgs) => redirect(garageOf(context), 302);

/** Removes a search from the account; the page that follows sends those not signed in to the sign-in. */
export async function action({ request, context }: ActionFunctionArgs) {
  const garage = garageOf(context);
  const id = (await request.formData()).get('id');
  const body = { id: typeof id === 'string' ? id : '' };
  const isDone = await sendCall(context.get(apiContext), removeSearch, { body }).then(
    () => true,
    (error: unknown) => {
      console.warn('A search of an account could not be removed.', error);
      return false;
    },
  );
  return redirect(`${garage}?done=${isDone ? 'search-removed' : 'nothing'}`, 303);
}

/** Never rendered: loader and action always redirect. */
export const Component = () => null;
