import * as v from 'valibot';
import { group } from './method.ts';

/**
 * The project's own assumption: methods that the product needs and the specification does not
 * name. A real backend's names replace them here.
 */
export const assumedMethods = group({
  sendSmsCode: {
    data: v.object({
      mobile: v.pipe(v.string(), v.regex(/^\+639\d{9}$/)),
      purpose: v.picklist(['login']),
    }),
    /** Milliseconds until another code may be asked for. */
    reply: v.object({ cooldown: v.pipe(v.number(), v.safeInteger(), v.minValue(0)) }),
  },
});
