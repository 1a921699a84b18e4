import type { Rolldown, UserConfig } from 'vite';

/**
 * Packages that every page needs from the start, apart from the app: after a release 85 KB stay in
 * caches. In one file with the app the start would be 1.1 KB smaller.
 *
 * Sizes here are bytes over the wire (brotli), each group taken away alone.
 */
const VENDOR =
  /node_modules\/(react|react-dom|scheduler|xstate|@xstate|use-sync-external-store|use-isomorphic-layout-effect|i18next|react-i18next|html-parse-stringify|void-elements)\//;

/**
 * Everything that the app's entry imports at once is one file: otherwise the other groups draw in
 * what it shares with them, and the start is 17 KB larger.
 */
const ENTRY = /\/src\/app\/main\.tsx$/;

/** The pages to read come together (L1), below 15 KiB without what makes HTML safe, 9.3. */
const SANITISE = /\/node_modules\/dompurify\//;

/**
 * Code that several later chunks share is one file per subject: dates 3.4 KiB, domain 5.7, flows 4.3, kit 4.6,
 * so that ten more flows fit below 15 each. In one file all but the kit were 14.0, and the
 * maintenance screen drew it in for its dates. With what only views share in the kit there are 41
 * files instead of 44, and the start, which names them, is 0.06 KB smaller.
 */
const DATES = /\/(node_modules\/dayjs|src\/domain\/date)/;
const DOMAIN = /\/src\/(domain|protocol)\//;
const FLOWS = /\/(machines|src\/(app\/flows|services))\//;
const KIT = /\/src\/(components|views|flows)\//;

/** The file name of a chunk: a flow's by its folder, texts by language and subject. The hash is in the page's import map. */
function fileName(source = ''): string {
  const [, flow, part] = /\bsrc\/flows\/([\w-]+)\/(chunk|en|fil)\.ts$/.exec(source) ?? [];
  if (flow) return `assets/${part === 'chunk' ? flow : `${part}-${flow}`}`;
  const [, language, subject] = /\/i18n\/(\w+)\/([\w-]+)/.exec(source) ?? [];
  return `assets/${language ? `${language}-${subject}` : '[name]'}`;
}

type Options = NonNullable<NonNullable<UserConfig['build']>['rolldownOptions']>;

/** The names of the app's files until their content is known. */
export const namedByHand: Rolldown.OutputOptions = {
  entryFileNames: 'assets/[name].js',
  chunkFileNames: ({ facadeModuleId }) => `${fileName(facadeModuleId ?? undefined)}.js`,
  assetFileNames: ({ originalFileNames: [source] }) => `${fileName(source)}[extname]`,
};

/** The files that code is divided into. */
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
