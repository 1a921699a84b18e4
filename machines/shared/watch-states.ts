/** State of a watch whose page is hidden. The next poll follows when the page is visible again. */
export const hiddenState = <const Look>(look: Look) => ({
  description: 'The page is hidden; the app polls at once when it is visible again.',
  meta: { label: 'Hidden' },
  on: { 'page.shown': look },
});

/** State of a watch whose request was refused without a session. `on` leads back to polling. */
export const signedOutState = <const Events>(on: Events) => ({
  description: 'Without a session the app does not poll; login leads back here.',
  meta: { label: 'Signed out' },
  on,
});
