import { type BrokenExample, breaks } from './example.ts';

const imports = 'hiram(imports-run-one-way)';

export const layersExamples: readonly BrokenExample[] = [
  ...breaks(imports, 'machines/flow', {
    'a machine does not import a service': `import '#services/api/client.ts';`,
    'a machine does not import types of a service': `import type { A } from '#services/api/client.ts'; export type B = A;`,
    'a machine does not import React': `import { createElement } from 'react'; export const a = createElement;`,
    'a machine does not re-export the protocol': `export { a } from '#protocol/methods.ts';`,
    'a machine does not import a service by a relative path': `import '../../src/services/api/client.ts';`,
    'a machine does not import a service dynamically': `export const a = import('#services/api/client.ts');`,
    'a machine does not name a service in a type import': `export type A = import('#services/api/client.ts').A;`,
    'a machine does not import a computed path': 'export const a = (b: string) => import(b);',
    'an import from another layer uses the subpath': `import '../../src/domain/money.ts';`,
    'an import has the file extension': `import '#domain/money';`,
    'a chart does not import its model': `import { a } from './model.ts'; export const b = a;`,
    'a chart does not import samples': `import { a } from '#machines/samples/loans.ts'; export const b = a;`,
    'a chart does not import the walker': `import type { A } from '#machines/walk/model.ts'; export type B = A;`,
  }),
  ...breaks(imports, 'machines/walk', {
    'the walker does not import a model': `import { a } from '#machines/flow/model.ts'; export const b = a;`,
    'the walker does not import the tests': `import { a } from '#tests/depth.ts'; export const b = a;`,
  }),
  ...breaks(imports, 'machines/samples', {
    'samples do not import the tests': `import { a } from '#tests/depth.ts'; export const b = a;`,
  }),
  ...breaks(imports, 'visualizations/exporter', {
    'pictures do not import the tests': `import { a } from '#tests/depth.ts'; export const b = a;`,
  }),
  ...breaks(imports, 'src/app', {
    'the app does not import a model': `import { a } from '#machines/flow/model.ts'; export const b = a;`,
    'the app does not import the walker': `import { a } from '#machines/walk/model.ts'; export const b = a;`,
    'the app imports a flow through the list of flows only': `import '#flows/borrow/pages.ts';`,
    'the app does not import the sandbox': `import '#sandbox/http/app.ts';`,
  }),
  ...breaks(imports, 'src/views', {
    'a view does not import samples': `import type { A } from '#machines/samples/loans.ts'; export type B = A;`,
  }),
  ...breaks(imports, 'sandbox/http', {
    'the sandbox does not import a model': `import { a } from '#machines/life-cycles/loan-order.model.ts'; export const b = a;`,
    'the sandbox does not import crypto-js': `import aes from 'crypto-js/aes'; export const a = aes;`,
  }),
  ...breaks(imports, 'src/domain', {
    'the domain does not import a machine': `import '#machines/flow/ports.ts';`,
    'the domain does not import the protocol': `import '../protocol/methods.ts';`,
  }),
  ...breaks(imports, 'src/protocol', {
    'the protocol does not import a service': `import '#services/api/client.ts';`,
    'the protocol does not import ky': `import ky from 'ky'; export const a = ky;`,
  }),
  ...breaks(imports, 'src/services/storage', {
    'only the API client imports ky': `import ky from 'ky'; export const a = ky;`,
  }),
  ...breaks(imports, 'src/services/bridge', {
    'the bridge does not import crypto-js': `import aes from 'crypto-js/aes'; export const a = aes;`,
  }),
  ...breaks(imports, 'src/services/api', {
    'a service does not import a machine': `import { a } from '#machines/flow/flow.machine.ts'; export const b = a;`,
    'a service imports ports as types only': `import { a } from '#machines/flow/ports.ts'; export const b = a;`,
  }),
  ...breaks(imports, 'src/components/button', {
    'the kit does not import texts': `import '#i18n/texts.ts';`,
    'the kit does not import a machine': `import type { A } from '#machines/flow/view.ts'; export type B = A;`,
  }),
  ...breaks(imports, 'src/views/login', {
    'a view does not import a service': `import '#services/api/client.ts';`,
    'a view does not import a service by a relative path': `import '../../services/api/client.ts';`,
    'a view does not import the protocol': `import '#protocol/methods.ts';`,
    'a view imports a machine as a type only': `import { a } from '#machines/flow/flow.machine.ts'; export const b = a;`,
    'a view does not import a router': `import { useNavigate } from 'react-router-dom'; export const a = useNavigate;`,
    'a shared view does not import a flow': `import '#flows/borrow/pages.ts';`,
  }),
  ...breaks(imports, 'src/flows/borrow', {
    'a screen of a flow does not import a service': `import '#services/api/client.ts';`,
    'a screen of a flow does not import its provider': `export { a } from './provider.ts';`,
    'a screen of a flow reads texts through i18n': `import './en.ts';`,
    'a screen of a flow imports its machine as a type only': `import { a } from '#machines/flow/flow.machine.ts'; export const b = a;`,
    'a screen of a flow does not import the chunk of the flow': `export { a } from './pages.ts';`,
  }),
  ...breaks(imports, 'sandbox/rules', {
    'the sandbox does not import a service': `import '#services/api/client.ts';`,
  }),
  ...breaks(imports, 'sandbox/shell', {
    'the shell does not import a component of the app': `import '#components/buttons/button.tsx';`,
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
  {
    path: 'src/flows/home/provider.ts',
    rule: imports,
    why: 'a provider does not import the chunk of its flow',
    source: `export { a } from './pages.ts';\n`,
  },
  {
    path: 'src/flows/home/pages.ts',
    rule: imports,
    why: 'the chunk of a flow does not import a service',
    source: `export { client } from '#services/api/client.ts';\n`,
  },
];
