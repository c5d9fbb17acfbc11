import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { readDesk } from '@forecourt/desk/domain';
import { siteContext } from '@forecourt/runtime';
import { wordsOf } from '@forecourt/words';
import { askDesk, deskPath } from '../api/askDesk.js';
import { deskWords } from '../words/deskWords.js';

export interface DeskSignInData {
  readonly title: string;
}

/** Redirects anyone who is signed in already. */
export async function loader(args: LoaderFunctionArgs): Promise<DeskSignInData> {
  const to = deskPath(args.context.get(siteContext), new URL(args.request.url).searchParams.get('redirect'));
  const outcome = await askDesk(args, readDesk, {});
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- react-router's way to lead elsewhere
  if ('answer' in outcome && outcome.answer.person) throw redirect(to);
  return { title: wordsOf(args.context.get(siteContext), deskWords)('signIn.title') };
}
