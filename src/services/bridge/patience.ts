/**
 * How long a start waits for the shell, in milliseconds. A working shell answers at once, and a
 * silent one must not delay the borrower.
 */
const shellPatience = 300;

/** Resolves after a number of milliseconds. */
const passed = (time: number) =>
  new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), time));

/**
 * Returns the shell's answer; `undefined` after the maximum wait.
 *
 * @param waitOver resolves when the wait is over, for an earlier question
 */
export const answeredAtOnce = <Answer>(
  answer: Promise<Answer>,
  waitOver: Promise<void> | null = null,
): Promise<Answer | undefined> =>
  Promise.race([
    answer,
    // An available answer still needs one turn of the event loop.
    waitOver ? waitOver.then(() => passed(0)) : passed(shellPatience),
  ]);
