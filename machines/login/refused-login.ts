type Failed = { event: { error: unknown } };

const asItCame = ({ event }: Failed): Failed['event'] => event;

const explainRefusal = { type: 'explainRefusal', params: asItCame } as const;
const keepFailure = { type: 'keepFailure', params: asItCame } as const;

/**
 * Where a login that failed leads: back to where it was typed. What is wrong with the field is said
 * there, and a code that was refused is cleared; any other refusal is noted for analytics.
 */
export const refusedLogin = <const Target extends string, const Field extends 'code' | 'password'>(
  target: Target,
  field: Field,
) =>
  [
    {
      guard: {
        type: 'fieldRefused',
        params: ({ event: { error } }: Failed) => ({ error, field }),
      },
      target,
      actions: field === 'code' ? [explainRefusal, 'clearCode'] : explainRefusal,
    },
    {
      guard: { type: 'loginRefused', params: asItCame },
      target,
      actions: [keepFailure, 'trackLoginFail'],
    },
    { target, actions: keepFailure },
  ] as const;
