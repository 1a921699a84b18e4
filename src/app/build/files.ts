import type { Rolldown, UserConfig } from 'vite';

/**
 * Packages that every page needs at the start. These packages have a file of their own, so that 85
 * KB stay cached after a release. In one file with the app, the start would be 1.1 KB smaller.
 *
 * Sizes here are bytes over the wire (brotli). Each figure is the effect of removing one group.
 */
const VENDOR =
  /node_modules\/(react|react-dom|scheduler|xstate|@xstate|use-sync-external-store|use-isomorphic-layout-effect|i18next|react-i18next|html-parse-stringify|void-elements)\//;

/**
 * The app's entry and its static imports form one file. Otherwise the other groups take the shared
 * modules, and the start is 17 KB larger.
 */
const ENTRY = /\/src\/app\/main\.tsx$/;

/** The info pages are one chunk (L1), below 15 KiB: 9.3 KiB without the HTML sanitiser. */
const SANITISE = /\/node_modules\/dompurify\//;

/**
 * Code that several lazy chunks share is split by subject: dates 3.4 KiB, domain 5.7, flows 4.3,
 * kit 4.6. Each file stays below 15 KiB with ten more flows. One file for everything except the kit
 * has 14.0 KiB, and the maintenance screen would load it for its dates. Keeping the code that only
 * views share in the kit gives 41 files instead of 44 and a start that is 0.06 KB smaller.
 */
const DATES = /\/(node_modules\/dayjs|src\/domain\/date)/;
const DOMAIN = /\/src\/(domain|protocol)\//;
const FLOWS = /\/(machines|src\/(app\/flows|services))\//;
const KIT = /\/src\/(components|views|flows)\//;

function fileName(source = ''): string {
  const [, flow, part] = /\bsrc\/flows\/([\w-]+)\/(chunk|en|fil)\.ts$/.exec(source) ?? [];
  if (flow) return `assets/${part === 'chunk' ? flow : `${part}-${flow}`}`;
  const [, language, subject] = /\/i18n\/(\w+)\/([\w-]+)/.exec(source) ?? [];
  return `assets/${language ? `${language}-${subject}` : '[name]'}`;
}

type Options = NonNullable<NonNullable<UserConfig['build']>['rolldownOptions']>;

export const fixedNames: Rolldown.OutputOptions = {
  entryFileNames: 'assets/[name].js',
  chunkFileNames: ({ facadeModuleId }) => `${fileName(facadeModuleId ?? undefined)}.js`,
  assetFileNames: ({ originalFileNames: [source] }) => `${fileName(source)}[extname]`,
};

export const inFiles = (names?: Rolldown.OutputOptions): Options => ({
  output: {
    ...names,
    codeSplitting: {
      groups: [
        { name: 'vendor', test: VENDOR },
        { name: 'start', test: ENTRY },
        { name: 'sanitise', test: SANITISE },
        { name: 'dates', test: DATES },
        { name: 'domain', test: DOMAIN, minShareCount: 2 },
        { name: 'flows', test: FLOWS, minShareCount: 2 },
        { name: 'kit', test: KIT, minShareCount: 2 },
      ],
    },
  },
});
