export const phoneUrl = (number: string): string => `tel:${number.replace(/[^\d+]/g, '')}`;
