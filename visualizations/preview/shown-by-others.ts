/** Machines without a separate screen, and the places that show them. */
export const shownByOthers: Readonly<Record<string, string>> = {
  creditCheck: 'home and borrowing, as a button that is busy',
  loanStatusRouting: 'home and borrowing, as a row that is busy',
  popups: 'the popup that is open',
  upload: 'a request or a message that is written, as its pictures',
  conversation: 'a request, as the messages about it',
  countdown: 'better terms, as the time that is left',
};
