/** Categories that the platform knows. Nothing else spells one, so that a wrong one does not compile. */
export const CATEGORY = {
  general: 'General Enquiry',
  vehicle: 'Vehicle Enquiry',
  testDrive: 'Test Drive',
  finance: 'Finance Enquiry',
  offer: 'Offer Enquiry',
  service: 'Service Enquiry',
  parts: 'Parts Enquiry',
  careers: 'Careers Enquiry',
  /** A vehicle held online with a deposit. The service creates this lead, not a form. */
  reservation: 'Vehicle Reservation',
  /** An online purchase, from the shopper's details on. The service creates this lead, too. */
  purchase: 'Online Purchase',
  tradeIn: 'Trade-In',
  sell: 'Sell My Car',
} as const;
export type Category = (typeof CATEGORY)[keyof typeof CATEGORY];

/** What the platform's own forms state in addition to their category. */
export const SUBCATEGORY = {
  photos: 'Request Photos',
  /** Replaces the form of a vehicle that is no longer available (FORM-12). */
  findSimilar: 'Find Me Something Similar',
  /** A finance enquiry that was written in the window of a vehicle's page; it has an event of its own (B9). */
  financeWindow: 'Get Finance Now',
  career: 'Career Enquiry',
  /** Of forms that ask what is wanted in fields of their own (FORM-11). */
  serviceBooking: 'Service Booking',
  partsRequest: 'Parts Request',
  fleet: 'Fleet Enquiry',
  /** A test drive that is not of one vehicle. */
  testDriveOfModel: 'Book A Test Drive',
  /** Stages of a trade-in (B7). */
  tradeInStart: '1. Valuation Requested',
  tradeInPerson: '2. Person Asked For',
  tradeInAccepted: '3. Offer Accepted',
  /** Stages of an online purchase (BUY-03). */
  purchaseStart: '1. Details Given',
  purchaseAgreed: '2. Summary Agreed',
  purchasePaid: '3. Deposit Paid',
} as const;

/** As what an enquiry is stored. */
export interface EnquiryKind {
  readonly category: string;
  readonly subcategory?: string | undefined;
}

/** Category of an enquiry whose form has none (B2.3). */
export const DEFAULT_CATEGORY = CATEGORY.general;

/** Categories of the platform's own forms: every site takes them, in addition to those that it offers. */
export const FORM_CATEGORIES: readonly Category[] = [
  CATEGORY.general,
  CATEGORY.vehicle,
  CATEGORY.testDrive,
  CATEGORY.finance,
  CATEGORY.offer,
  CATEGORY.service,
  CATEGORY.parts,
  CATEGORY.careers,
  CATEGORY.reservation,
  CATEGORY.purchase,
  CATEGORY.tradeIn,
  CATEGORY.sell,
];

/** Every category that an enquiry of a site may have. One line each, since a mail's subject contains them. */
export const enquiryCategories = (offered: readonly string[] = []): readonly string[] => [
  ...new Set([...FORM_CATEGORIES, ...offered]),
];

/** Also where a site has words of its own after these: "Test Drive at home". */
export const isTestDrive = (category: string): boolean =>
  category.toLowerCase().startsWith(CATEGORY.testDrive.toLowerCase());

/** Whether an enquiry is about the shopper's own car. */
export const isTradeIn = (category: string): boolean => category === CATEGORY.tradeIn || category === CATEGORY.sell;

/** Whether an enquiry tells of an online purchase, which goes on in stages. */
export const isPurchase = (category: string): boolean => category === CATEGORY.purchase;

const SAYS_WHAT_IS_WANTED = [
  SUBCATEGORY.photos,
  SUBCATEGORY.serviceBooking,
  SUBCATEGORY.partsRequest,
  SUBCATEGORY.fleet,
] as const;

/** Whether a comment may be left out whatever a site asks of enquiries: the form says what is wanted (B5.3). */
export const isCommentOptional = ({ category, subcategory }: EnquiryKind): boolean =>
  isTestDrive(category) ||
  isTradeIn(category) ||
  isPurchase(category) ||
  SAYS_WHAT_IS_WANTED.some((one) => one === subcategory);

/** Careers enquiries travel as general ones with a subcategory (B5.3). */
export const foldCategory = ({ category, subcategory }: EnquiryKind): EnquiryKind =>
  category === CATEGORY.careers
    ? { category: DEFAULT_CATEGORY, subcategory: SUBCATEGORY.career }
    : { category, subcategory };
