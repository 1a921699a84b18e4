/** Returns the `tel:` address of a phone number as people write it, with spaces or brackets. */
export const phoneUrl = (number: string): string => `tel:${number.replace(/[^\d+]/g, '')}`;
