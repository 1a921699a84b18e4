/**
 * How long a start waits for the shell, in milliseconds. A shell answers at once; a silent one must
 * not keep its borrower from the app.
 */
const shellPatience = 300;

/** Resolves after so many milliseconds. */
const passed = (time: number) =>
  new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), time));

/**
 * Returns the shell's answer; undefined when it takes longer than a borrower should wait.
 *
 * @param heard resolves once the patience is over, for a question that was asked before
 */
export const answeredAtOnce = <Answer>(
  asked: Promise<Answer>,
  heard: Promise<void> | null = null,
): Promise<Answer | undefined> =>
  Promise.race([
    asked,
    // An answer that is there already needs a turn to be read.
    heard ? heard.then(() => passed(0)) : passed(shellPatience),
  ]);
