/** How a link opens outside of the app, which stays as it is; what opens learns nothing of it. */
export const outside = { target: '_blank', rel: 'noopener noreferrer' } as const;
