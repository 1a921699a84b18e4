export interface AcceptedExample {
  readonly path: string;
  readonly why: string;
  readonly source: string;
}

let count = 0;
const accept = (layer: string, why: string, source: string): AcceptedExample => {
  count += 1;
  return { path: `${layer}/kept-${count}.ts`, why, source: `${source}\n` };
};

export const accepted: readonly AcceptedExample[] = [
  { path: 'src/domain/money.ts', why: 'a value of the domain', source: 'export const peso = 1;\n' },
  {
    path: 'src/protocol/methods.ts',
    why: 'a value of the protocol',
    source: 'export const a = 1;\n',
  },
  {
    path: 'src/services/api/client.ts',
    why: 'the API client uses ky',
    source: `import ky from 'ky';\nexport const client = ky;\nexport type A = 1;\n`,
  },
  {
    path: 'machines/flow/ports.ts',
    why: 'the ports of a machine',
    source: 'export interface Port {\n  readonly name: string;\n}\nexport const a = 1;\n',
  },
  {
    path: 'machines/flow/flow.machine.ts',
    why: 'a chart that names all implementations',
    source: `import { and, setup } from 'xstate';
import { peso } from '#domain/money.ts';
export const a = setup({
  types: { context: {} as { amount: number } },
  guards: { one: () => true, two: () => true },
  actions: { note: () => undefined },
  delays: { soon: 5000 },
}).createMachine({
  context: () => ({ amount: peso }),
  entry: { type: 'note', params: () => ({}) },
  always: { guard: and(['one', 'two']), actions: ['note'] },
  after: { soon: { actions: 'note' } },
});
`,
  },
  {
    path: 'machines/walk/model.ts',
    why: 'the types of the walker',
    source: 'export interface A {\n  readonly name: string;\n}\n',
  },
  {
    path: 'machines/samples/loans.ts',
    why: 'a sample',
    source: 'export const loan = 1;\n',
  },
  {
    path: 'machines/flow/model.ts',
    why: 'a model beside its chart',
    source: `import type { A } from '#machines/walk/model.ts';
import { loan } from '#machines/samples/loans.ts';
export const model: A = { name: String(loan) };
`,
  },
  accept(
    'visualizations/exporter',
    'the pictures import a model',
    `import { model } from '#machines/flow/model.ts';\nexport const a = model;`,
  ),
  accept('src/domain', 'a date from a time', 'export const a = (at: number) => new Date(at);'),
  accept('src/domain', 'a literal of constants', 'export const a = [1, 2] as const;'),
  accept(
    'src/protocol',
    'the protocol uses the cipher',
    `import aes from 'crypto-js/aes';\nimport { peso } from '#domain/money.ts';\nexport const a = { aes, peso };`,
  ),
  accept(
    'src/services/api',
    'a service implements a port',
    `import type { Port } from '#machines/flow/ports.ts';\nimport { a } from '#protocol/methods.ts';\nexport const port: Port = { name: String(a) };`,
  ),
  accept(
    'src/services/bridge',
    'the bridge receives its window as an argument',
    'export const a = (host: { name: string }): string => host.name;',
  ),
  accept(
    'src/services/storage',
    'the storage service uses localStorage of its host',
    `export const a = (host: Window): string | null => host.localStorage.getItem('a');`,
  ),
  accept(
    'src/services/journal',
    'the journal uses indexedDB of its host',
    `export const a = (host: { indexedDB: IDBFactory }): IDBOpenDBRequest => host.indexedDB.open('a');`,
  ),
  accept(
    'src/views/login',
    'a view uses selectors and hooks without state',
    `import { useDeferredValue, type ReactNode } from 'react';
import { useSelector } from '@xstate/react';
import type { a } from '#machines/flow/flow.machine.ts';
import { peso } from '#domain/money.ts';
export const b = { useDeferredValue, useSelector, peso };
export type C = [typeof a, ReactNode];`,
  ),
  {
    path: 'src/flows/borrow/limit.tsx',
    why: 'a screen of a flow',
    source: `import { useSelector } from '@xstate/react';
import { peso } from '#domain/money.ts';
export const limit = { useSelector, peso };
`,
  },
  {
    path: 'src/flows/borrow/provider.ts',
    why: 'services behind the ports of a flow, with timers',
    source: `import { client } from '#services/api/client.ts';
import { a } from '#machines/flow/flow.machine.ts';
export const provider = { client, a, timer: setTimeout };
`,
  },
  {
    path: 'src/flows/borrow/en.ts',
    why: 'the English texts of a flow',
    source: `const borrow = { title: 'Borrow' };\nexport default borrow;\n`,
  },
  {
    path: 'src/flows/borrow/fil.ts',
    why: 'the Filipino texts of a flow',
    source: `import type en from './en.ts';\nexport const borrow: typeof en = { title: 'Humiram' };\n`,
  },
  {
    path: 'src/flows/borrow/pages.ts',
    why: 'the pages of a flow import from their folder',
    source: `import { limit } from './limit.tsx';\nexport const screens = limit;\nexport { provider } from './provider.ts';\n`,
  },
  accept(
    'src/app',
    'the app imports services and machines',
    `import { client } from '#services/api/client.ts';\nimport { a } from '#machines/flow/flow.machine.ts';\nexport const b = { client, a };\nexport const page = import('#domain/money.ts');`,
  ),
  accept(
    'sandbox/rules',
    'the sandbox imports the protocol',
    `import { createDecipheriv } from 'node:crypto';\nimport { a } from '#protocol/methods.ts';\nexport const b = { createDecipheriv, a };`,
  ),
  accept(
    'sandbox/shell/phone',
    'the simulated phone reads its own clock',
    'export const a = { now: Date.now(), timer: setInterval(() => undefined, 1000) };',
  ),
];
