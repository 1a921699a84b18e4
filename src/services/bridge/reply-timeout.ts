/** Milliseconds. A working shell answers at once, and a silent one must not delay the borrower. */
const shellTimeout = 300;

const pause = (time: number) =>
  new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), time));

/**
 * `undefined` after the maximum wait.
 *
 * @param waitOver replaces the maximum wait for a question that was asked earlier
 */
export const replyWithinTimeout = <Answer>(
  answer: Promise<Answer>,
  waitOver: Promise<void> | null = null,
): Promise<Answer | undefined> =>
  Promise.race([
    answer,
    // An available answer still needs one turn of the event loop.
    waitOver ? waitOver.then(() => pause(0)) : pause(shellTimeout),
  ]);
