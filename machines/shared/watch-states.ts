/** State of a watch whose page is hidden. The next poll follows when the page is visible again. */
export const hiddenState = <const Look>(look: Look) => ({
  description: 'Nobody is looking; we look again at once when the page is shown.',
  meta: { label: 'Hidden' },
  on: { 'page.shown': look },
});

/** State of a watch whose request was refused without a session. `on` leads back to polling. */
export const signedOutState = <const Events>(on: Events) => ({
  description: 'Without a session nothing is asked; login leads back here.',
  meta: { label: 'Signed out' },
  on,
});
