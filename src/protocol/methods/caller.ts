import type { Caller } from '../caller.ts';

/*
 * A copy of the function in `../caller.ts`. The app loads this table later than the bridge's, and a
 * build removes the texts only if function and table are in one chunk.
 */

export function by(_who: string, _when: string): Caller {}
