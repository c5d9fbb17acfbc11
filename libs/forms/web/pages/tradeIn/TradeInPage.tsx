import { useEffect } from 'react';
import { useActionData, useLoaderData } from 'react-router-dom';
import { homeRoute } from '@forecourt/contracts';
import { Part, useHydratePart, useRouteHref, useWords } from '@forecourt/composition';
import { useAppStore } from '@forecourt/runtime/store';
import { Alert, Breadcrumbs, Container } from '@forecourt/ui-kit';
import { AgainstVehicle } from '../../components/tradeIn/AgainstVehicle.js';
import { Faq } from '../../components/tradeIn/Faq.js';
import * as styles from '../../components/tradeIn/tradeIn.styles.js';
import { TradeInOffer } from '../../components/tradeIn/TradeInOffer.js';
import { tradeInId } from '../../rules/tradeIn/keptTradeIn.js';
import { isStepAnswer, type TradeInAnswer } from '../../rules/tradeIn/tradeInAnswers.js';
import { tradeInPromise } from '../../rules/tradeIn/outlook.js';
import { loadTradeInForm } from '../../parts.js';
import { useForms } from '../../components/useForms.js';
import { useStartedTradeIn } from '../../components/tradeIn/useStartedTradeIn.js';
import { selectTradeIn } from '../../state/formsSlice.js';
import type { TradeInData } from './tradeInLoader.js';
import { formsWords } from '../../words/formsWords.js';

const FORM_PART = 'forms/trade-in-form';

/** What the shopper's own car may be worth: the journey, or the estimate that it led to (TRD-01, TRD-05). */
export function Component() {
  const say = useWords(formsWords);
  const { page, path, now, thisYear, against, request, refusedPhotos } = useLoaderData<TradeInData>();
  const said = useActionData<TradeInAnswer>();
  const forms = useForms();
  const { title, intro } = forms.tradeInWords[page];
  const home = useRouteHref(homeRoute);
  const known = typeof request === 'object' ? request : undefined;
  useStartedTradeIn(tradeInId(page), known);
  const store = useAppStore();
  const hydratePart = useHydratePart();
  // a journey that was left goes on where it was, before anything is touched
  useEffect(() => {
    if (selectTradeIn(store.getState(), tradeInId(page))) hydratePart(FORM_PART);
  }, [hydratePart, page, store]);
  return (
    <Container>
      <div css={styles.page}>
        <div css={styles.top}>
          <Breadcrumbs trail={[{ name: say('home'), ...(home ? { href: home } : {}) }, { name: title }]} />
          <h1>{title}</h1>
          <p>{intro}</p>
          {!known && <p>{tradeInPromise(forms, say)}</p>}
          {request === 'gone' && <Alert>{say('tradeIn.gone')}</Alert>}
          {request === 'unknown' && <Alert tone="destructive">{say('tradeIn.unread')}</Alert>}
        </div>
        {known ? (
          <TradeInOffer
            {...{ request: known, page, path, thisYear, refusedPhotos }}
            refused={isStepAnswer(said) ? undefined : said}
          />
        ) : (
          <section css={styles.box}>
            <Part
              id={FORM_PART}
              load={loadTradeInForm}
              hydrate="interaction"
              props={{
                ...{ page, path, thisYear },
                ...(against ? { carId: against.id } : {}),
                ...(isStepAnswer(said) ? { drawn: said } : {}),
              }}
            />
          </section>
        )}
        <div css={styles.aside}>
          {against && <AgainstVehicle vehicle={against} now={now} />}
          <section css={styles.box}>
            <Faq />
          </section>
        </div>
      </div>
    </Container>
  );
}
