import { textsIn } from '#tests/browser/harness/texts.ts';
import { freePort } from '#tests/browser/free-port.ts';
import { bundleNamedPackages } from '#tests/browser/size/bundle-named-packages.ts';
import { buildAll, type Builds, weigh, weighStart } from './builds.ts';
import { measureGestures } from './gestures.ts';
import { openPhones, type Phones } from './phone.ts';
import { measurePrerendered, measureWarmStarts } from './warm-start.ts';
import { type Figure, keep, print, printFigures } from './report.ts';
import { serveApp, serveFloor, type Site } from './servers.ts';
import { measureStart, type Start } from './start.ts';
import { median, pairedRatio } from './stats.ts';

const KiB = 1024;

const usualRuns = 9;

/** A page, its awaited element, and its measured starts. */
type Subject = {
  url: string;
  awaited: string;
  until: 'seen' | 'interactive';
  starts: Start[];
};

/** Opens the subjects in turn, so that a busy minute of the machine affects all of them. */
async function measureStarts(phones: Phones, subjects: Subject[], runs: number): Promise<void> {
  for (let run = 0; run < runs; run += 1) {
    for (const { url, awaited, until, starts } of subjects) {
      starts.push(await measureStart(phones, url, awaited, until));
    }
    console.log(`start ${run + 1} of ${runs}`);
  }
}

function startFigure(
  name: string,
  read: (start: Start) => number | null,
  [ours, floor]: [Subject, Subject],
  of: string,
  reach?: Figure['reach'],
): Figure {
  const values = ({ starts }: Subject) => starts.map((start) => read(start) ?? Number.NaN);
  return {
    name,
    unit: 'ms',
    ours: median(values(ours)),
    floor: {
      of,
      value: median(values(floor)),
      ratio: pairedRatio(values(ours), values(floor)),
    },
    ...(reach && { reach }),
  };
}

const weightFigure = (
  name: string,
  ours: number,
  floor: number,
  of: string,
  reach?: Figure['reach'],
): Figure => ({
  name,
  unit: 'KiB',
  ours: ours / KiB,
  floor: { of, value: floor / KiB, ratio: ours / floor },
  ...(reach && { reach }),
});

/** `cached` is the app with the service worker that stores its files. */
type Origins = { app: string; cached: string; shell: string; floor: string };

async function measureFirstPage(
  phones: Phones,
  builds: Builds,
  origins: Origins,
  runs: number,
): Promise<Figure[]> {
  const named = weigh(await bundleNamedPackages());
  const app = await weighStart(phones, origins.app, builds.app);
  const floor = await weighStart(phones, origins.floor, builds.floor);

  const form = { awaited: 'main input', until: 'interactive' } as const;
  const ours: Subject = { url: `${origins.app}/login`, ...form, starts: [] };
  const again: Subject = { ...ours, starts: [] };
  const plain: Subject = { url: `${origins.floor}/login`, ...form, starts: [] };
  const shell: Subject = {
    url: `${origins.shell}/login`,
    awaited: 'main p',
    until: 'seen',
    starts: [],
  };
  await measureStarts(phones, [ours, shell, plain, again], runs);

  const [noScript, plainApp] = ['page without script', 'plain app'];
  const packages = 'named packages';
  return [
    weightFigure('JS at start, br', app.js, named, packages, { times: 1.1 }),
    weightFigure('JS at start, br', app.js, floor.js, plainApp),
    { name: 'CSS at start, br', unit: 'KiB', ours: app.css / KiB },
    startFigure('first paint', (start) => start.firstPaint, [ours, shell], noScript),
    startFigure('largest paint', (start) => start.largestPaint, [ours, shell], noScript, {
      times: 1.2,
    }),
    startFigure('form visible', (start) => start.seen, [ours, shell], noScript, { times: 1.05 }),
    startFigure('form visible, A/A', (start) => start.seen, [ours, again], 'the same page'),
    startFigure('interactive', (start) => start.interactive, [ours, plain], plainApp, {
      times: 1.1,
    }),
    startFigure('blocking', (start) => start.blocking, [ours, plain], plainApp),
  ];
}

/** Prints and saves the figures. With an option such as `--only=start`, prints one part only. */
export async function bench(options: readonly string[]): Promise<void> {
  const valueOf = (name: string) =>
    options.find((option) => option.startsWith(`--${name}=`))?.slice(name.length + 3);
  const runs = Number(valueOf('runs')) || usualRuns;
  const only = valueOf('only');
  const builds = await buildAll();
  const sites: Site[] = [];
  const open = async (site: Promise<Site>) => {
    sites.push(await site);
    return (await site).origin;
  };
  const phones = await openPhones();
  try {
    const origins: Origins = {
      app: await open(serveApp(await freePort())),
      cached: await open(serveApp(await freePort(), 'on')),
      shell: await open(serveFloor(builds.shell)),
      floor: await open(serveFloor(builds.floor)),
    };
    const parts = new Map<string, () => Promise<Figure[]>>([
      ['start', () => measureFirstPage(phones, builds, origins, runs)],
      [
        'warm',
        async () => [
          ...(await measureWarmStarts(phones, origins.cached, textsIn('en'), runs)),
          ...(await measurePrerendered(origins.cached, textsIn('en'), runs)),
        ],
      ],
      ['gestures', () => measureGestures(phones, origins.app, origins.floor)],
    ]);
    const part = only === undefined ? undefined : parts.get(only);
    if (part) return console.log(`\n${printFigures(await part())}`);
    const figures: Figure[] = [];
    for (const measure of parts.values()) figures.push(...(await measure()));
    const report = { when: new Date().toISOString(), browser: phones.version, runs, figures };
    console.log(`\n${print(report)}`);
    await keep(report);
  } finally {
    await phones.close();
    await Promise.all(sites.map((site) => site.close()));
  }
}
