import { centsText } from '@forecourt/checkout/domain';
import { TEST_CARDS, type TestPayment } from './testPayments.js';

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const STYLE = `
  body { font: 16px/1.5 system-ui, sans-serif; margin: 0; background: #f2f4f7; color: #16202c; }
  main {
    box-sizing: border-box;
    max-width: 34rem;
    margin: 2rem max(1rem, (100% - 34rem) / 2);
    padding: 1.5rem;
    background: #fff;
    border: 1px solid #d5dbe3;
    border-radius: 10px;
  }
  .test {
    margin: 0 0 1rem;
    padding: 0.6rem 0.8rem;
    border: 2px dashed #8a5a00;
    background: #fff7e0;
    color: #5c3c00;
    border-radius: 6px;
    font-weight: 600;
  }
  h1 { font-size: 1.4rem; margin: 0 0 0.25rem; }
  .amount { font-size: 2rem; font-weight: 700; margin: 0.5rem 0; }
  label { display: block; font-weight: 600; margin: 1rem 0 0.3rem; }
  input {
    font: inherit;
    width: 100%;
    box-sizing: border-box;
    padding: 0.7rem;
    border: 1px solid #5c6b7d;
    border-radius: 6px;
  }
  button, .back {
    font: inherit;
    font-weight: 700;
    display: block;
    width: 100%;
    box-sizing: border-box;
    text-align: center;
    padding: 0.8rem;
    margin-top: 1rem;
    border-radius: 6px;
    cursor: pointer;
  }
  button { background: #10395f; color: #fff; border: 1px solid #10395f; }
  .back { color: #10395f; background: #fff; border: 1px solid #10395f; text-decoration: none; }
  :focus-visible { outline: 3px solid #c05a00; outline-offset: 2px; }
  .problem { border: 2px solid #a3161d; color: #a3161d; padding: 0.6rem 0.8rem; border-radius: 6px; font-weight: 600; }
  .over { border: 2px solid #10395f; padding: 0.6rem 0.8rem; border-radius: 6px; font-weight: 600; }
  table { border-collapse: collapse; width: 100%; font-size: 0.9rem; margin-top: 1.25rem; }
  td:first-child { white-space: nowrap; }
  td, th { border: 1px solid #d5dbe3; padding: 0.35rem 0.5rem; text-align: left; }
`;

const CARDS = [
  [TEST_CARDS.pays, 'pays'],
  [TEST_CARDS.declines, 'is declined'],
  [TEST_CARDS.asksAgain, 'asks once more, then pays'],
] as const;

const cardForm = `
<form method="post">
  <label for="card">Card number</label>
  <input
    id="card"
    name="card"
    inputmode="numeric"
    autocomplete="off"
    required
    maxlength="40"
    placeholder="${TEST_CARDS.pays}"
  >
  <button>Pay</button>
</form>`;
const confirmForm = `
<p>The bank asks: is this you?</p>
<form method="post">
  <input type="hidden" name="confirm" value="yes">
  <button>Yes, pay</button>
</form>`;

/** Body of the page for the state of the payment. */
function bodyOf({ state }: TestPayment): string {
  if (state === 'asks-again') return confirmForm;
  if (state === 'open') return cardForm;
  if (state === 'declined')
    return `
<p class="problem" role="alert">The card was declined. Nothing was charged; try another one.</p>
${cardForm}`;
  const words = {
    paid: 'This deposit is paid.',
    refunded: 'This deposit was given back.',
    ended: 'The time to pay this deposit is over.',
  }[state];
  return `<p class="over" role="status">${words}</p>`;
}

/** The hosted page of the test provider, whole: without script, without anything from elsewhere. */
export function testPaymentPage({
  payment,
  dealer,
  problem,
}: {
  payment: TestPayment;
  dealer: string;
  problem?: string;
}): string {
  const cards = CARDS.map(([number, does]) => `<tr><td>${number}</td><td>${does}</td></tr>`).join('');
  const said = problem ? `<p class="problem" role="alert">${escape(problem)}</p>` : '';
  return `<!doctype html>
<html lang="en-AU">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <link rel="icon" href="data:,">
    <title>Test payment</title>
    <style>${STYLE}</style>
  </head>
  <body>
    <main>
      <p class="test">Test payment: no money moves, and no real card belongs here.</p>
      <h1>${escape(payment.words)}</h1>
      <p>to ${escape(dealer)}</p>
      <p class="amount">${centsText(payment.amountCents)}</p>
      ${said}
      ${bodyOf(payment)}
      <a class="back" href="${escape(payment.returnPath)}">Back to ${escape(dealer)}</a>
      <table>
        <caption>Test cards</caption>
        <tr><th>Number</th><th>What it does</th></tr>
        ${cards}
      </table>
    </main>
  </body>
</html>`;
}
