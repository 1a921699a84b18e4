interface BrokenExample {
  readonly path: string;
  readonly rule: string;
  readonly why: string;
  readonly source: string;
}

let count = 0;

const breaks = (
  rule: string,
  layer: string,
  sources: Readonly<Record<string, string>>,
): BrokenExample[] =>
  Object.entries(sources).map(([why, source]) => {
    count += 1;
    return { path: `${layer}/example-${count}.ts`, rule, why, source: `${source}\n` };
  });

const imports = 'hiram(imports-run-one-way)';
const globals = 'eslint(no-restricted-globals)';
const properties = 'eslint(no-restricted-properties)';
const hooks = 'eslint(no-restricted-imports)';
const byName = 'hiram(machines-by-name)';

const chart = (config: string): string => `
import { setup } from 'xstate';
export const machine = setup({}).createMachine(${config});`;

/** Source text that each breaks one rule of the linter. */
export const rejected: readonly BrokenExample[] = [
  ...breaks(imports, 'machines/flow', {
    'a machine does not import a service': `import '#services/api/client.ts';`,
    'a machine does not import React': `import { createElement } from 'react'; export const a = createElement;`,
    'a machine does not re-export the protocol': `export { a } from '#protocol/methods.ts';`,
    'a machine does not import a service dynamically': `export const a = import('#services/api/client.ts');`,
    'a machine does not import a computed path': 'export const a = (b: string) => import(b);',
    'an import from another layer uses the subpath': `import '../../src/domain/money.ts';`,
    'an import has the file extension': `import '#domain/money';`,
    'a chart does not import its model': `import { a } from './model.ts'; export const b = a;`,
    'a chart does not import the walker': `import type { A } from '#machines/walk/model.ts'; export type B = A;`,
  }),
  ...breaks(imports, 'machines/walk', {
    'the walker does not import a model': `import { a } from '#machines/flow/model.ts'; export const b = a;`,
  }),
  ...breaks(imports, 'visualizations/exporter', {
    'pictures do not import the tests': `import { a } from '#tests/depth.ts'; export const b = a;`,
  }),
  ...breaks(imports, 'src/app', {
    'the app does not import a model': `import { a } from '#machines/flow/model.ts'; export const b = a;`,
    'the app imports a flow through the list of flows only': `import '#flows/borrow/chunk.ts';`,
    'the app does not import the sandbox': `import '#sandbox/http/app.ts';`,
  }),
  ...breaks(imports, 'src/views', {
    'a view does not import samples': `import type { A } from '#machines/samples/loans.ts'; export type B = A;`,
  }),
  ...breaks(imports, 'sandbox/http', {
    'the sandbox does not import crypto-js': `import aes from 'crypto-js/aes'; export const a = aes;`,
  }),
  ...breaks(imports, 'src/domain', {
    'the domain does not import a machine': `import '#machines/flow/ports.ts';`,
  }),
  ...breaks(imports, 'src/protocol', {
    'the protocol does not import a service': `import '#services/api/client.ts';`,
  }),
  ...breaks(imports, 'src/services/storage', {
    'only the API client imports ky': `import ky from 'ky'; export const a = ky;`,
  }),
  ...breaks(imports, 'src/services/api', {
    'a service imports ports as types only': `import { a } from '#machines/flow/ports.ts'; export const b = a;`,
  }),
  ...breaks(imports, 'src/components/button', {
    'the kit does not import texts': `import '#i18n/texts.ts';`,
  }),
  ...breaks(imports, 'src/views/login', {
    'a view does not import a service': `import '#services/api/client.ts';`,
    'a view imports a machine as a type only': `import { a } from '#machines/flow/flow.machine.ts'; export const b = a;`,
    'a shared view does not import a flow': `import '#flows/borrow/chunk.ts';`,
  }),
  ...breaks(imports, 'src/flows/borrow', {
    'a screen of a flow does not import a service': `import '#services/api/client.ts';`,
    'a screen of a flow reads texts through i18n': `import './en.ts';`,
    'a screen of a flow imports its machine as a type only': `import { a } from '#machines/flow/flow.machine.ts'; export const b = a;`,
    'a screen of a flow does not import the chunk of the flow': `export { a } from './chunk.ts';`,
  }),
  ...breaks(imports, 'sandbox/rules', {
    'the sandbox does not import a service': `import '#services/api/client.ts';`,
  }),
  ...breaks(imports, 'src/elsewhere', {
    'every file has a layer': `import '#domain/money.ts';`,
  }),
  {
    path: 'src/flows/home/en.ts',
    rule: imports,
    why: 'texts import from no other layer',
    source: `import '#domain/money.ts';\n`,
  },
  ...breaks(globals, 'machines/flow', {
    'a machine has no clock': 'setTimeout(() => undefined, 1000);',
    'a machine has no network': `export const a = fetch('/api');`,
    'a machine does not reach globals through globalThis': `export const a = globalThis;`,
  }),
  ...breaks(globals, 'src/domain', {
    'the domain has no DOM': `export const a = document.title;`,
  }),
  ...breaks(globals, 'src/protocol', {
    'the protocol has no source of random values': `export const a = crypto.randomUUID();`,
  }),
  ...breaks(globals, 'src/views/login', {
    'a view has no storage': `sessionStorage.clear();`,
  }),
  ...breaks(globals, 'src/components/button', {
    'the kit has no window': `export const a = window.name;`,
  }),
  ...breaks(globals, 'src/services/api', {
    'a service does not read the global window': `export const a = window.name;`,
    'a service sends requests through its host': `void fetch('/api');`,
  }),
  ...breaks(globals, 'src/services/journal', {
    'the journal does not use the global indexedDB': `indexedDB.deleteDatabase('a');`,
  }),
  ...breaks(globals, 'src/app', {
    'the app does not use the global localStorage': `localStorage.clear();`,
    'the app reads the location of its host': `export const a = location.pathname;`,
  }),
  ...breaks(properties, 'src/app', {
    'the app does not reach localStorage through the window': `window.localStorage.clear();`,
  }),
  ...breaks(properties, 'src/domain', {
    'the domain does not read the clock': 'export const a = Date.now();',
  }),
  ...breaks(globals, 'sandbox/http', {
    'the sandbox waits in one file': 'setTimeout(() => undefined, 1);',
  }),
  ...breaks(properties, 'sandbox/http', {
    'the sandbox has one clock': 'export const a = Date.now();',
  }),
  ...breaks(hooks, 'sandbox/http', {
    'the sandbox has no timers of node': `import { setTimeout } from 'node:timers/promises'; export const a = setTimeout;`,
  }),
  ...breaks(hooks, 'sandbox/repositories', {
    'the sandbox has one source of random values': `import { randomInt } from 'node:crypto'; export const a = randomInt(6);`,
  }),
  ...breaks('hiram(no-clock)', 'src/domain', {
    'the domain does not read the clock through new Date()': 'export const a = new Date();',
    'the domain does not read the clock through dayjs()': `import dayjs from 'dayjs'; export const a = dayjs();`,
  }),
  ...breaks('eslint(no-console)', 'src/app', {
    'the app does not print': `console.log('a');`,
  }),
  {
    path: 'src/flows/records/chunk.ts',
    rule: globals,
    why: 'a provider reads its host, not a global',
    source: 'export const a = location.pathname;\n',
  },
  ...breaks(hooks, 'src/views/login', {
    'no state': `import { useState } from 'react'; export const a = useState;`,
    'no effect': `import { useEffect } from 'react'; export const a = useEffect;`,
    'no ref': `import { useRef } from 'react'; export const a = useRef;`,
    'no state through the default import': `import React from 'react'; export const a = React.useState;`,
    'no machine of its own': `import { useMachine } from '@xstate/react'; export const a = useMachine;`,
  }),
  ...breaks(hooks, 'src/flows/borrow', {
    'no state in a flow’s screen': `import { useState } from 'react'; export const a = useState;`,
  }),
  ...breaks(byName, 'machines/flow', {
    'no inline guard': chart(`{ on: { a: { guard: () => true, target: '.b' } } }`),
    'no inline action': chart(`{ entry: [() => undefined] }`),
    'no inline assign': chart(`{ states: { a: { exit: assign({}) } } }`),
    'no inline actor': chart(`{ invoke: { src: fromPromise(async () => 1) } }`),
    'no inline composed guard': chart(`{ always: [{ guard: and([() => true, 'b']) }] }`),
    'no bare delay': chart(`{ after: { 5000: 'a' } }`),
  }),
  ...breaks(byName, 'machines/flow/states', {
    'no inline action in a part of a chart': `export const part = built.createStateConfig({ entry: () => undefined });`,
  }),
  ...breaks('typescript(no-explicit-any)', 'src/app', {
    'no any': 'export const a = (b: any): unknown => b;',
  }),
  ...breaks('hiram(no-cast)', 'src/app', {
    'no casts': 'export const a = (b: unknown) => b as string;',
  }),
  ...breaks('hiram(no-cast)', 'machines/flow', {
    'no cast of an empty object': 'export const a = {} as Map<string, string>;',
  }),
  ...breaks('typescript(no-non-null-assertion)', 'src/app', {
    'no non-null assertion': 'export const a = (b?: string) => b!.length;',
  }),
  ...breaks('typescript(ban-ts-comment)', 'src/app', {
    'no comment that silences the compiler': '// @ts-ignore\nexport const a = 1;',
  }),
  ...breaks('typescript(no-floating-promises)', 'src/app', {
    'no promise is dropped': 'const a = async () => 1;\nexport const b = () => {\n  a();\n};',
  }),
  ...breaks('oxc(no-barrel-file)', 'src/domain', {
    'no barrels': `export * from './money.ts';`,
  }),
  {
    path: 'src/domain/CamelCase.ts',
    rule: 'unicorn(filename-case)',
    why: 'kebab-case',
    source: 'export const a = 1;\n',
  },
  {
    path: 'machines/ring/a.ts',
    rule: 'import(no-cycle)',
    why: 'no cycles through subpaths',
    source: `import { b } from '#machines/ring/b.ts';\nexport const a = (): number => b();\n`,
  },
  {
    path: 'machines/ring/b.ts',
    rule: 'import(no-cycle)',
    why: 'no cycles through subpaths',
    source: `import { a } from '#machines/ring/a.ts';\nexport const b = (): number => a();\n`,
  },
];
