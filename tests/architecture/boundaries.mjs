/**
 * The boundaries: the layer of a file, and what that layer may import. The lint rule
 * `hiram/imports-run-one-way` reads this table, which is the only source.
 *
 * A file belongs to the first layer whose `at` it starts with (or matches), so a nested layer comes
 * first.
 *
 * @typedef {object} Layer
 * @property {string | RegExp} at folder, from the root of the project; or a pattern of paths
 * @property {RegExp[]} [layers] files outside the layer that it may import
 * @property {RegExp[]} [types] files outside the layer that it may import as types only
 * @property {RegExp[]} [importers] the only files outside the layer that may import it; any file by
 * default
 * @property {(string | RegExp)[] | 'any'} packages packages that it may import
 */

const domain = /^src\/domain\//;
const protocol = /^src\/protocol\//;
const machines = /^machines\//;
const models =
  /^machines\/(models\.ts|flow-models\.ts|situations\.ts|any-descriptor\.ts|[^/]+\/(situations\/|(model|situations|laws|walked-steps|words)\.ts)|samples\/|life-cycles\/)/;
const flowTypes = /^machines\/flows\.ts$/;
const walk = /^machines\/walk\//;
const services = /^src\/services\//;
const components = /^src\/components\//;
const i18n = /^src\/i18n\//;
const views = /^src\/views\//;
const app = /^src\/app\//;
const flowTexts = /^src\/flows\/[\w-]+\/(en|fil)\.ts$/;
const flowChunk = /^src\/flows\/[\w-]+\/chunk\.ts$/;
const flowList = /^src\/flows\/flows\.ts$/;
const flowScreens = /^src\/flows\/[\w-]+\/(?!(en|fil|chunk)\.ts$)/;

/** A view reads a machine's selectors; it never creates or starts a machine. */
const whatViewsReadOfMachines = /^machines\/(?!.*\.machine\.ts$)/;
const tokens = /^src\/components\/.*\.css$/;
const lifeCycles = /^sandbox\/life-cycles\//;
const lenderRules = /^sandbox\/rules\//;
const visualizations = /^visualizations\//;
const tests = /^tests\//;
const description = /^machines\/description\//;
const kit = /^visualizations\/kit\//;
const live = /^visualizations\/live\//;
const html = /^src\/services\/html\//;
const company = /^src\/app\/company\.ts$/;
const bundle = /^src\/app\/build\/bundle-script\.ts$/;
const ports = /^machines\/.*ports\.ts$/;

const ofServices = { layers: [domain, protocol], types: [ports] };

/** @type {Layer[]} */
export const boundaries = [
  {
    at: 'machines/description/',
    importers: [models, walk, visualizations, tests],
    packages: ['xstate', 'valibot'],
  },
  {
    at: 'machines/walk/',
    layers: [domain, description],
    importers: [models, visualizations, tests],
    packages: ['xstate', 'valibot', '@xstate/test', /^node:/],
  },
  {
    at: models,
    layers: [domain, machines, lifeCycles, lenderRules],
    importers: [flowTypes, visualizations, tests],
    packages: ['xstate', 'valibot'],
  },
  {
    at: flowTypes,
    layers: [domain, /^machines\/shared\//],
    types: [models],
    packages: ['xstate'],
  },
  { at: 'machines/', layers: [domain, flowTypes], packages: ['xstate'] },

  { at: 'src/domain/', packages: ['valibot', 'dayjs'] },
  { at: 'src/app/build/', layers: [i18n, company], packages: ['vite', /^node:/] },
  { at: 'src/worker/build/', layers: [domain, bundle], packages: ['vite', /^node:/] },
  { at: 'src/worker/', layers: [domain], packages: [] },
  { at: 'src/protocol/', layers: [domain], packages: ['valibot', /^crypto-js\//] },
  {
    at: 'src/services/api/',
    ...ofServices,
    layers: [domain, protocol, services],
    packages: ['valibot', 'ky', /^crypto-js\//],
  },
  {
    at: 'src/services/html/',
    layers: [domain, protocol, services],
    packages: ['dompurify'],
  },
  {
    // The client uses ky and the cipher; other files use only its types.
    at: 'src/services/',
    ...ofServices,
    types: [ports, /^src\/services\/api\//],
    packages: ['valibot'],
  },
  { at: 'src/components/', layers: [domain], packages: ['react', 'react-dom', 'dompurify'] },
  { at: flowTexts, packages: [] },
  { at: 'src/i18n/', layers: [domain, flowList], packages: ['i18next', 'react-i18next', 'react'] },
  {
    at: 'src/views/',
    layers: [domain, components, i18n, whatViewsReadOfMachines],
    types: [machines],
    packages: ['react', 'react-i18next', '@xstate/react'],
  },
  {
    at: flowChunk,
    layers: [domain, protocol, machines, services, flowScreens, app],
    packages: ['xstate'],
  },
  {
    at: flowList,
    layers: [i18n, whatViewsReadOfMachines, flowTexts, flowChunk, app],
    types: [domain],
    packages: [],
  },
  {
    at: 'src/flows/',
    layers: [domain, components, i18n, views, whatViewsReadOfMachines],
    types: [machines],
    packages: ['react', 'react-i18next', '@xstate/react'],
  },
  {
    at: 'src/app/',
    layers: [domain, protocol, machines, services, components, i18n, views, flowList],
    packages: 'any',
  },

  {
    at: 'sandbox/shell/',
    layers: [domain, protocol, tokens, live, kit, /^sandbox\/control\/faults\.ts$/],
    types: [/^sandbox\//],
    packages: ['react', 'react-dom', /^react-dom\//, 'xstate', '@xstate/react', 'valibot', 'dayjs'],
  },
  {
    at: 'sandbox/',
    layers: [domain, protocol],
    packages: [
      'xstate',
      'valibot',
      'dayjs',
      'hono',
      /^hono\//,
      /^@hono\//,
      /^@libsql\//,
      /^drizzle-orm(\/|$)/,
      'vite',
      /^node:/,
    ],
  },
  {
    at: 'visualizations/preview/',
    layers: [domain, machines, components, i18n, views, flowChunk, flowScreens, html, company],
    packages: ['react', 'react-dom', /^react-dom\//, 'react-i18next', '@xstate/react', 'xstate'],
  },
  { at: 'visualizations/kit/', packages: ['react'] },
  { at: 'visualizations/live/', layers: [description], packages: ['xstate', 'valibot'] },
  {
    at: 'visualizations/',
    layers: [domain, machines, components, i18n, visualizations],
    packages: 'any',
  },
  { at: 'tests/', layers: [/./], packages: 'any' },
];
