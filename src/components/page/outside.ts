/**
 * Link attributes for an address outside of the app. The app stays open, and the opened page
 * receives no referrer or opener.
 */
export const outside = { target: '_blank', rel: 'noopener noreferrer' } as const;
