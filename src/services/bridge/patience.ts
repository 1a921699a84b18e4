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
 * @param heard resolves when the wait is over, for an earlier question
 */
export const answeredAtOnce = <Answer>(
  asked: Promise<Answer>,
  heard: Promise<void> | null = null,
): Promise<Answer | undefined> =>
  Promise.race([
    asked,
    // An available answer still needs one turn of the event loop.
    heard ? heard.then(() => passed(0)) : passed(shellPatience),
  ]);
