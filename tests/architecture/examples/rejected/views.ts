import { type BrokenExample, breaks } from './example.ts';

const hooks = 'eslint(no-restricted-imports)';

export const viewsExamples: readonly BrokenExample[] = [
  ...breaks(hooks, 'src/views/login', {
    'no state': `import { useState } from 'react'; export const a = useState;`,
    'no reducer': `import { useReducer as b } from 'react'; export const a = b;`,
    'no effect': `import { useEffect } from 'react'; export const a = useEffect;`,
    'no layout effect': `import { useLayoutEffect } from 'react'; export const a = useLayoutEffect;`,
    'no ref': `import { useRef } from 'react'; export const a = useRef;`,
    'no state through the default import': `import React from 'react'; export const a = React.useState;`,
    'no state through a namespace import': `import * as React from 'react'; export const a = React.useState;`,
    'no machine of its own': `import { useMachine } from '@xstate/react'; export const a = useMachine;`,
  }),
  ...breaks(hooks, 'src/flows/borrow', {
    'no state in a flow’s screen': `import { useState } from 'react'; export const a = useState;`,
  }),
];
