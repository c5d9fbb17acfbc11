/** Whether a site has each page for members, as its options say. */
export interface MemberPageOptions {
  readonly spinToWin?: string;
  readonly onlinePayment?: string;
}

/** The options by the page's name, by which its words are known. */
export const memberPageStates = ({ spinToWin = 'off', onlinePayment = 'off' }: MemberPageOptions = {}): ReadonlyMap<
  string,
  string
> =>
  new Map([
    ['spin-to-win', spinToWin],
    ['online-payment', onlinePayment],
  ]);
