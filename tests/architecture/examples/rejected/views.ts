import { type BrokenExample, breaks } from './example.ts';

const hooks = 'eslint(no-restricted-imports)';

/** Examples: what views may not do. */
export const viewsExamples: readonly BrokenExample[] = [
  breaks(
    hooks,
    'src/views/login',
    'no state',
    `import { useState } from 'react'; export const a = useState;`,
  ),
  breaks(
    hooks,
    'src/views/login',
    'no reducer',
    `import { useReducer as b } from 'react'; export const a = b;`,
  ),
  breaks(
    hooks,
    'src/views/login',
    'no effect',
    `import { useEffect } from 'react'; export const a = useEffect;`,
  ),
  breaks(
    hooks,
    'src/views/login',
    'no layout effect',
    `import { useLayoutEffect } from 'react'; export const a = useLayoutEffect;`,
  ),
  breaks(
    hooks,
    'src/views/login',
    'no ref',
    `import { useRef } from 'react'; export const a = useRef;`,
  ),
  breaks(
    hooks,
    'src/views/login',
    'no state through the default import',
    `import React from 'react'; export const a = React.useState;`,
  ),
  breaks(
    hooks,
    'src/views/login',
    'no state through a namespace import',
    `import * as React from 'react'; export const a = React.useState;`,
  ),
  breaks(
    hooks,
    'src/views/login',
    'no machine of its own',
    `import { useMachine } from '@xstate/react'; export const a = useMachine;`,
  ),

  breaks(
    hooks,
    'src/flows/borrow',
    'no state in a flow’s screen',
    `import { useState } from 'react'; export const a = useState;`,
  ),
];
