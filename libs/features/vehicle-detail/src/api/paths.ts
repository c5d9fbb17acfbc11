/** What the loaders of the pages and the endpoints of its parts ask alike. */
export const deliveryPath = (postcode: string): string => `/api/delivery?postcode=${encodeURIComponent(postcode)}`;

export const PHONE_REVEALS = '/api/phone-reveals';
