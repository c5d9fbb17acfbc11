export const PHONE_REVEALS = '/api/phone-reveals';
