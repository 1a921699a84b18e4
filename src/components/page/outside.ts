/** Link attributes for an address outside of the app, which gets no referrer or opener. */
export const outside = { target: '_blank', rel: 'noopener noreferrer' } as const;
