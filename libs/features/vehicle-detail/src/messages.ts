/** Words of a vehicle's page that no option of the site gives. */
export const messages = {
  comments: 'Dealer comments',
  commentsPending: 'Dealer comments are pending. Please check back here later.',
  /** Of a vehicle that cannot be bought any more. */
  gone: 'This vehicle has been sold. Have a look at others like it.',
  similarAlert: 'Email me when one comes in',
  detailsTitle: 'Vehicle details',
  details: {
    'key-information': 'Key information',
    features: 'Features',
    specifications: 'Specifications',
  },
  /** The menu that stays. */
  menu: {
    name: 'Sections of this page',
    details: 'Details',
    checks: 'Checks',
    comments: 'Comments',
    finance: 'Finance',
    delivery: 'Delivery',
    enquiry: 'Enquire',
    location: 'Where to see it',
    similar: 'Similar',
  },
} as const;
