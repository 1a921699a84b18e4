/**
 * How long a borrower whom this phone knows waits at the start for its shell, in milliseconds. A
 * shell answers at once; a silent one must not keep its borrower from the app.
 */
const shellPatience = 300;

/** What the shell answers; undefined where that takes longer than its borrower is to wait. */
export const answeredAtOnce = <Answer>(asked: Promise<Answer>): Promise<Answer | undefined> =>
  Promise.race([
    asked,
    new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), shellPatience)),
  ]);
