import { type BrokenExample, breaks } from './example.ts';

const globals = 'eslint(no-restricted-globals)';
const properties = 'eslint(no-restricted-properties)';
const hooks = 'eslint(no-restricted-imports)';

export const globalsExamples: readonly BrokenExample[] = [
  ...breaks(globals, 'machines/flow', {
    'a machine has no clock': 'setTimeout(() => undefined, 1000);',
    'a machine has no network': `export const a = fetch('/api');`,
    'a machine has no storage': `localStorage.clear();`,
    'a machine does not reach globals through globalThis': `export const a = globalThis;`,
  }),
  ...breaks(globals, 'src/domain', {
    'the domain has no DOM': `export const a = document.title;`,
    'the domain has no window': `export const a = window.name;`,
  }),
  ...breaks(globals, 'src/protocol', {
    'the protocol has no source of random values': `export const a = crypto.randomUUID();`,
  }),
  ...breaks(globals, 'src/views/login', {
    'a view has no storage': `sessionStorage.clear();`,
    'a view has no timers': 'requestAnimationFrame(() => undefined);',
  }),
  ...breaks(globals, 'src/flows/borrow', {
    'a screen of a flow has no storage': `sessionStorage.clear();`,
  }),
  ...breaks(globals, 'src/components/button', {
    'the kit has no window': `export const a = window.name;`,
  }),
  ...breaks(globals, 'src/services/api', {
    'a service does not read the global window': `export const a = window.name;`,
    'a service sends requests through its host': `void fetch('/api');`,
  }),
  ...breaks(globals, 'src/services/bridge', {
    'the bridge does not read the global window': `export const a = window.name;`,
    'the bridge has no storage': `localStorage.clear();`,
  }),
  ...breaks(globals, 'src/services/journal', {
    'the journal does not use the global indexedDB': `indexedDB.deleteDatabase('a');`,
  }),
  ...breaks(globals, 'src/services/storage', {
    'the storage does not use the global localStorage': `localStorage.clear();`,
  }),
  ...breaks(globals, 'src/services/analytics', {
    'analytics do not use the global indexedDB': `indexedDB.deleteDatabase('a');`,
  }),
  ...breaks(globals, 'src/app', {
    'the app does not use the global localStorage': `localStorage.clear();`,
    'the app reads the location of its host': `export const a = location.pathname;`,
    'the app listens to its host': `addEventListener('online', () => {});`,
    'the app sets the title of its host': `document.title = 'a';`,
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
  ...breaks('hiram(no-clock)', 'sandbox/http', {
    'the sandbox does not read the clock through new Date()': 'export const a = new Date();',
  }),
  ...breaks(hooks, 'sandbox/http', {
    'the sandbox has no timers of node': `import { setTimeout } from 'node:timers/promises'; export const a = setTimeout;`,
  }),
  ...breaks(hooks, 'sandbox/repositories', {
    'the sandbox has one source of random values': `import { randomInt } from 'node:crypto'; export const a = randomInt(6);`,
  }),
  ...breaks(globals, 'sandbox/repositories', {
    'the sandbox does not use the global crypto': 'export const a = crypto.randomUUID();',
  }),
  ...breaks(properties, 'src/services/api', {
    'a service does not use Math.random': 'export const a = Math.random();',
  }),
  ...breaks('hiram(no-clock)', 'src/domain', {
    'the domain does not read the clock through new Date()': 'export const a = new Date();',
    'the domain does not read the clock through dayjs()': `import dayjs from 'dayjs'; export const a = dayjs();`,
  }),
  ...breaks('eslint(no-console)', 'src/app', {
    'the app does not print': `console.log('a');`,
  }),
  {
    path: 'src/flows/records/provider.ts',
    rule: globals,
    why: 'a provider reads its host, not a global',
    source: 'export const a = location.pathname;\n',
  },
];
