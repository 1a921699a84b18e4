/** A small file that breaks one boundary rule, and the rule that must report it. */
export interface BrokenExample {
  readonly path: string;
  readonly rule: string;
  readonly why: string;
  readonly source: string;
}

const imports = 'hiram(imports-run-one-way)';
const globals = 'eslint(no-restricted-globals)';
const properties = 'eslint(no-restricted-properties)';
const hooks = 'eslint(no-restricted-imports)';
const byName = 'hiram(machines-by-name)';

let count = 0;
const breaks = (rule: string, layer: string, why: string, source: string): BrokenExample => {
  count += 1;
  return { path: `${layer}/example-${count}.ts`, rule, why, source: `${source}\n` };
};

const chart = (config: string): string => `
import { setup } from 'xstate';
export const machine = setup({}).createMachine(${config});`;

export const broken: readonly BrokenExample[] = [
  // Layers
  breaks(
    imports,
    'machines/flow',
    'a machine knows no service',
    `import '#services/api/client.ts';`,
  ),
  breaks(
    imports,
    'machines/flow',
    'nor its types',
    `import type { A } from '#services/api/client.ts'; export type B = A;`,
  ),
  breaks(
    imports,
    'machines/flow',
    'nor React',
    `import { createElement } from 'react'; export const a = createElement;`,
  ),
  breaks(imports, 'machines/flow', 'nor the protocol', `export { a } from '#protocol/methods.ts';`),
  breaks(
    imports,
    'machines/flow',
    'nor by a relative path',
    `import '../../src/services/api/client.ts';`,
  ),
  breaks(
    imports,
    'machines/flow',
    'nor in passing',
    `export const a = import('#services/api/client.ts');`,
  ),
  breaks(
    imports,
    'machines/flow',
    'nor by a type import',
    `export type A = import('#services/api/client.ts').A;`,
  ),
  breaks(
    imports,
    'machines/flow',
    'nor by a computed path',
    'export const a = (b: string) => import(b);',
  ),
  breaks(
    imports,
    'machines/flow',
    'even where allowed, by subpath',
    `import '../../src/domain/money.ts';`,
  ),
  breaks(imports, 'machines/flow', 'with the extension', `import '#domain/money';`),
  breaks(
    imports,
    'machines/flow',
    'a chart does not import its model',
    `import { a } from './model.ts'; export const b = a;`,
  ),
  breaks(
    imports,
    'machines/flow',
    'a chart does not import samples',
    `import { a } from '#machines/samples/loans.ts'; export const b = a;`,
  ),
  breaks(
    imports,
    'machines/flow',
    'a chart does not import the walker',
    `import type { A } from '#machines/walk/model.ts'; export type B = A;`,
  ),
  breaks(
    imports,
    'machines/walk',
    'the walker does not import a model',
    `import { a } from '#machines/flow/model.ts'; export const b = a;`,
  ),
  breaks(
    imports,
    'machines/walk',
    'the walker does not import the tests',
    `import { a } from '#tests/depth.ts'; export const b = a;`,
  ),
  breaks(
    imports,
    'machines/samples',
    'samples do not import the tests',
    `import { a } from '#tests/depth.ts'; export const b = a;`,
  ),
  breaks(
    imports,
    'visualizations/exporter',
    'pictures do not import the tests',
    `import { a } from '#tests/depth.ts'; export const b = a;`,
  ),
  breaks(
    imports,
    'src/app',
    'the app does not import a model',
    `import { a } from '#machines/flow/model.ts'; export const b = a;`,
  ),
  breaks(
    imports,
    'src/app',
    'the app does not import the walker',
    `import { a } from '#machines/walk/model.ts'; export const b = a;`,
  ),
  breaks(
    imports,
    'src/views',
    'a view does not import samples',
    `import type { A } from '#machines/samples/loans.ts'; export type B = A;`,
  ),
  breaks(
    imports,
    'sandbox/http',
    'the sandbox does not import a model',
    `import { a } from '#machines/life-cycles/loan-order.model.ts'; export const b = a;`,
  ),
  breaks(imports, 'src/domain', 'the domain knows nobody', `import '#machines/flow/ports.ts';`),
  breaks(imports, 'src/domain', 'nor the protocol', `import '../protocol/methods.ts';`),
  breaks(
    imports,
    'src/protocol',
    'the protocol knows no service',
    `import '#services/api/client.ts';`,
  ),
  breaks(imports, 'src/protocol', 'nor ky', `import ky from 'ky'; export const a = ky;`),
  breaks(
    imports,
    'src/services/storage',
    'only the API client has ky',
    `import ky from 'ky'; export const a = ky;`,
  ),
  breaks(
    imports,
    'src/services/bridge',
    'nor crypto-js',
    `import aes from 'crypto-js/aes'; export const a = aes;`,
  ),
  breaks(
    imports,
    'src/services/api',
    'a machine is not for services',
    `import { a } from '#machines/flow/flow.machine.ts'; export const b = a;`,
  ),
  breaks(
    imports,
    'src/services/api',
    'ports are types',
    `import { a } from '#machines/flow/ports.ts'; export const b = a;`,
  ),
  breaks(imports, 'src/components/button', 'the kit knows no texts', `import '#i18n/texts.ts';`),
  breaks(
    imports,
    'src/components/button',
    'nor machines',
    `import type { A } from '#machines/flow/view.ts'; export type B = A;`,
  ),
  breaks(
    imports,
    'src/views/login',
    'a view knows no service',
    `import '#services/api/client.ts';`,
  ),
  breaks(
    imports,
    'src/views/login',
    'nor by a relative path',
    `import '../../services/api/client.ts';`,
  ),
  breaks(imports, 'src/views/login', 'nor the protocol', `import '#protocol/methods.ts';`),
  breaks(
    imports,
    'src/views/login',
    'a machine only as a type',
    `import { a } from '#machines/flow/flow.machine.ts'; export const b = a;`,
  ),
  breaks(
    imports,
    'src/views/login',
    'nor the router',
    `import { useNavigate } from 'react-router-dom'; export const a = useNavigate;`,
  ),
  breaks(
    imports,
    'src/flows/borrow',
    'a screen of a flow knows no service',
    `import '#services/api/client.ts';`,
  ),
  breaks(
    imports,
    'src/flows/borrow',
    'nor the provider beside it',
    `export { a } from './provider.ts';`,
  ),
  breaks(imports, 'src/flows/borrow', 'nor reads texts past i18n', `import './en.ts';`),
  breaks(
    imports,
    'src/flows/borrow',
    'a machine of a flow only as a type',
    `import { a } from '#machines/flow/flow.machine.ts'; export const b = a;`,
  ),
  breaks(
    imports,
    'src/views/login',
    'what flows share knows no flow',
    `import '#flows/borrow/pages.ts';`,
  ),
  {
    path: 'src/flows/home/en.ts',
    rule: imports,
    why: 'texts import nothing',
    source: `import '#domain/money.ts';\n`,
  },
  {
    path: 'src/flows/home/provider.ts',
    rule: imports,
    why: 'a provider knows no screen',
    source: `export { a } from './pages.ts';\n`,
  },
  {
    path: 'src/flows/home/pages.ts',
    rule: imports,
    why: 'the chunk of a flow holds no service',
    source: `export { client } from '#services/api/client.ts';\n`,
  },
  breaks(
    imports,
    'src/flows/borrow',
    'nor the chunk of its flow',
    `export { a } from './pages.ts';`,
  ),
  breaks(
    imports,
    'src/app',
    'the app has the code of a flow by the list alone',
    `import '#flows/borrow/pages.ts';`,
  ),
  breaks(imports, 'src/app', 'the app knows no sandbox', `import '#sandbox/http/app.ts';`),
  breaks(
    imports,
    'sandbox/rules',
    'the sandbox knows no service',
    `import '#services/api/client.ts';`,
  ),
  breaks(
    imports,
    'sandbox/http',
    'and deciphers by itself',
    `import aes from 'crypto-js/aes'; export const a = aes;`,
  ),
  breaks(
    imports,
    'sandbox/shell',
    'the shell shares no part of the app',
    `import '#components/buttons/button.tsx';`,
  ),
  breaks(imports, 'src/elsewhere', 'every file has a layer', `import '#domain/money.ts';`),

  // Globals
  breaks(globals, 'machines/flow', 'a machine has no clock', 'setTimeout(() => undefined, 1000);'),
  breaks(globals, 'machines/flow', 'no network', `export const a = fetch('/api');`),
  breaks(globals, 'machines/flow', 'no storage', `localStorage.clear();`),
  breaks(globals, 'machines/flow', 'no way round', `export const a = globalThis;`),
  breaks(globals, 'src/domain', 'the domain has no DOM', `export const a = document.title;`),
  breaks(globals, 'src/domain', 'no window', `export const a = window.name;`),
  breaks(
    globals,
    'src/protocol',
    'no randomness of its own',
    `export const a = crypto.randomUUID();`,
  ),
  breaks(globals, 'src/views/login', 'a view has no storage', `sessionStorage.clear();`),
  breaks(globals, 'src/views/login', 'no timers', 'requestAnimationFrame(() => undefined);'),
  breaks(globals, 'src/flows/borrow', 'nor has a flow’s screen', `sessionStorage.clear();`),
  {
    path: 'src/flows/records/provider.ts',
    rule: globals,
    why: 'a provider reads its host',
    source: 'export const a = location.pathname;\n',
  },
  breaks(
    globals,
    'src/components/button',
    'the kit has no window',
    `export const a = window.name;`,
  ),
  breaks(globals, 'src/services/api', 'no service has the window', `export const a = window.name;`),
  breaks(globals, 'src/services/api', 'requests leave through the host', `void fetch('/api');`),
  breaks(globals, 'src/services/bridge', 'nor has the bridge', `export const a = window.name;`),
  breaks(globals, 'src/services/journal', 'nor the journal', `indexedDB.deleteDatabase('a');`),
  breaks(globals, 'src/services/storage', 'nor the storage', `localStorage.clear();`),
  breaks(globals, 'src/services/bridge', 'the bridge has no storage', `localStorage.clear();`),
  breaks(globals, 'src/services/analytics', 'nor other services', `indexedDB.deleteDatabase('a');`),
  breaks(globals, 'src/app', 'nor the app', `localStorage.clear();`),
  breaks(globals, 'src/app', 'the app reads its host', `export const a = location.pathname;`),
  breaks(globals, 'src/app', 'the app hears its host', `addEventListener('online', () => {});`),
  breaks(globals, 'src/app', 'the app marks its host', `document.title = 'a';`),
  breaks(properties, 'src/app', 'not through the window', `window.localStorage.clear();`),
  breaks(properties, 'src/domain', 'no wall clock', 'export const a = Date.now();'),
  breaks(
    globals,
    'sandbox/http',
    'the sandbox waits in one file',
    'setTimeout(() => undefined, 1);',
  ),
  breaks(properties, 'sandbox/http', 'has one clock', 'export const a = Date.now();'),
  breaks(
    'hiram(no-clock)',
    'sandbox/http',
    'has no clock in disguise',
    'export const a = new Date();',
  ),
  breaks(
    hooks,
    'sandbox/http',
    'has no other timers',
    `import { setTimeout } from 'node:timers/promises'; export const a = setTimeout;`,
  ),
  breaks(
    hooks,
    'sandbox/repositories',
    'and one source of chance',
    `import { randomInt } from 'node:crypto'; export const a = randomInt(6);`,
  ),
  breaks(
    globals,
    'sandbox/repositories',
    'in browsers and in node alike',
    'export const a = crypto.randomUUID();',
  ),
  breaks(properties, 'src/services/api', 'no weak randomness', 'export const a = Math.random();'),
  breaks(
    'hiram(no-clock)',
    'src/domain',
    'no wall clock in disguise',
    'export const a = new Date();',
  ),
  breaks(
    'hiram(no-clock)',
    'src/domain',
    'nor by dayjs',
    `import dayjs from 'dayjs'; export const a = dayjs();`,
  ),
  breaks('eslint(no-console)', 'src/app', 'nothing is printed', `console.log('a');`),

  // Views
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
    'no default import round it',
    `import React from 'react'; export const a = React.useState;`,
  ),
  breaks(
    hooks,
    'src/views/login',
    'no namespace round it',
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

  // Statecharts by name
  breaks(
    byName,
    'machines/flow',
    'no inline guard',
    chart(`{ on: { a: { guard: () => true, target: '.b' } } }`),
  ),
  breaks(byName, 'machines/flow', 'no inline action', chart(`{ entry: [() => undefined] }`)),
  breaks(
    byName,
    'machines/flow',
    'no inline assign',
    chart(`{ states: { a: { exit: assign({}) } } }`),
  ),
  breaks(
    byName,
    'machines/flow',
    'no inline actor',
    chart(`{ invoke: { src: fromPromise(async () => 1) } }`),
  ),
  breaks(
    byName,
    'machines/flow',
    'no inline composed guard',
    chart(`{ always: [{ guard: and([() => true, 'b']) }] }`),
  ),
  breaks(byName, 'machines/flow', 'no bare delay', chart(`{ after: { 5000: 'a' } }`)),
  breaks(
    byName,
    'machines/flow/states',
    'nor in a part of a chart',
    `export const part = built.createStateConfig({ entry: () => undefined });`,
  ),

  // Types
  breaks(
    'typescript(no-explicit-any)',
    'src/app',
    'no any',
    'export const a = (b: any): unknown => b;',
  ),
  breaks('hiram(no-cast)', 'src/app', 'no casts', 'export const a = (b: unknown) => b as string;'),
  breaks(
    'hiram(no-cast)',
    'machines/flow',
    'no empty promises',
    'export const a = {} as Map<string, string>;',
  ),
  breaks(
    'typescript(no-non-null-assertion)',
    'src/app',
    'no bang',
    'export const a = (b?: string) => b!.length;',
  ),
  breaks(
    'typescript(ban-ts-comment)',
    'src/app',
    'no silencing',
    '// @ts-ignore\nexport const a = 1;',
  ),
  breaks(
    'typescript(no-floating-promises)',
    'src/app',
    'no promise is dropped',
    'const a = async () => 1;\nexport const b = () => {\n  a();\n};',
  ),

  // Shape
  breaks('oxc(no-barrel-file)', 'src/domain', 'no barrels', `export * from './money.ts';`),
  {
    path: 'src/domain/CamelCase.ts',
    rule: 'unicorn(filename-case)',
    why: 'kebab-case',
    source: 'export const a = 1;\n',
  },
  {
    path: 'src/domain/ring-one.ts',
    rule: 'import(no-cycle)',
    why: 'no cycles',
    source: `import { two } from './ring-two.ts';\nexport const one = (): number => two();\n`,
  },
  {
    path: 'src/domain/ring-two.ts',
    rule: 'import(no-cycle)',
    why: 'no cycles',
    source: `import { one } from './ring-one.ts';\nexport const two = (): number => one();\n`,
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
