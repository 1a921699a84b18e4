/** The state of a watch without a logged-in borrower. The events in `on` resume the polling. */
export const signedOutState = <const Events>(on: Events) => ({
  description: 'Without a session the app does not poll; login leads back here.',
  meta: { label: 'Signed out' },
  on,
});
