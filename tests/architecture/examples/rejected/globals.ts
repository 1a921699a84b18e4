import { type BrokenExample, breaks } from './example.ts';

const globals = 'eslint(no-restricted-globals)';
const properties = 'eslint(no-restricted-properties)';
const hooks = 'eslint(no-restricted-imports)';

/** Examples: globals that are reserved for one place. */
export const globalsExamples: readonly BrokenExample[] = [
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
];
