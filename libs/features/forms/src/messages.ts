/** Initial text of an enquiry's message field. */
export const messages = {
  aboutVehicle: (vehicle: string) => `I would like to know more about this ${vehicle}.`,
  aboutOffer: (offer: string) => `I would like to know more about the offer “${offer}”.`,
  similarTo: (vehicle: string) => `Please find me something similar to this ${vehicle}.`,
} as const;
