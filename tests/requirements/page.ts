import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, relative } from 'node:path';
import { element, textElement } from '#visualizations/exporter/xml.ts';
import { readCharts, type ShownByState } from './charts.ts';
import { type Requirement, readRequirements } from './requirements.ts';
import { readTests, type Shown } from './tests.ts';

const file = 'test-results/requirements.html';

const style = `
  :root { color-scheme: light dark; }
  body { font: 16px/1.5 system-ui; margin: 2rem auto; max-width: 72rem; padding: 0 1rem; }
  article { border-top: 1px solid #8886; padding: 1rem 0; }
  h3 { margin: 0; font-size: 1rem; }
  ul { margin: .25rem 0; padding-left: 1.25rem; }
  li { font-size: .875rem; }
  img { height: 16rem; margin: .5rem .5rem 0 0; border: 1px solid #8886; border-radius: .5rem; }
`;

const list = (items: readonly string[]): string[] =>
  items.length === 0
    ? []
    : [
        element(
          'ul',
          {},
          [...new Set(items)].map((item) => textElement('li', {}, item)),
        ),
      ];

const stateItem = ({ machine, label, transitions }: ShownByState): string =>
  `${machine}: “${label}”${transitions.length > 0 ? ` (${transitions.join('; ')})` : ''}`;

function article({ id, text }: Requirement, tests: Shown[], states: ShownByState[]): string {
  const screens = states.flatMap(({ screen, label }) =>
    screen === null
      ? []
      : [element('img', { src: relative(dirname(file), screen), alt: label, loading: 'lazy' })],
  );
  return element('article', { id }, [
    textElement('h3', {}, `${id}. ${text}`),
    ...list(states.map(stateItem)),
    ...list(tests.map(({ title, file: where }) => `${title} (${where})`)),
    ...screens,
  ]);
}

async function pageOf(): Promise<{ html: string; summary: string }> {
  const requirements = readRequirements();
  const [tests, charts] = [readTests(), await readCharts()];
  const parts = [...new Set(requirements.map(({ part }) => part))];
  const sections = parts.flatMap((part) => [
    textElement('h2', {}, part),
    ...requirements
      .filter((one) => one.part === part)
      .map((one) =>
        article(
          one,
          tests.filter(({ ids }) => ids.includes(one.id)),
          charts.filter(({ ids }) => ids.includes(one.id)),
        ),
      ),
  ]);
  const drawn = requirements.filter(({ id }) => charts.some(({ ids }) => ids.includes(id)));
  const summary = `${requirements.length} requirements: ${tests.length} tests, groups of tests and laws name them, ${charts.length} states show ${drawn.length} of them.`;
  const head = element('head', {}, [
    element('meta', { charset: 'utf-8' }),
    textElement('title', {}, 'Requirements'),
    `<style>${style}</style>`,
  ]);
  const body = element('body', {}, [
    textElement('h1', {}, 'Requirements'),
    textElement('p', {}, summary),
    ...sections,
  ]);
  return { html: `<!doctype html>\n${element('html', { lang: 'en' }, [head, body])}\n`, summary };
}

export async function writePage(): Promise<void> {
  const { html, summary } = await pageOf();
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, html);
  console.log(`${summary}\n${file}`);
}
