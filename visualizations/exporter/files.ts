import type { Plan } from '#tests/model/harness/plan.ts';
import type { MachineDescription } from '#visualizations/description/description.ts';
import { layoutOf } from '#visualizations/layout/layout-of.ts';
import type { ScreenList } from '#visualizations/screens/list.ts';
import { folderOf } from './folder.ts';
import { indexPage } from './index-page.ts';
import { jsonText } from './json.ts';
import { overviewPage } from './overview.ts';
import { pathsPage } from './paths-page.ts';
import { screensPage } from './screens-page.ts';
import { svgOf } from './svg.ts';

/** Texts of files by their paths, from the folder of the diagrams. */
export type Files = Map<string, string>;

/** What is drawn of a machine; the list of its screens where it has any. */
export type Subject = { description: MachineDescription; plan: Plan; screens: ScreenList | null };

async function machineFiles(
  { description, plan, screens }: Subject,
  drawn: ReadonlySet<string>,
): Promise<(readonly [name: string, text: string])[]> {
  const plain = await layoutOf(description, 'plain');
  const technical = await layoutOf(description, 'technical');
  return [
    ['README.md', indexPage(description, drawn, screens !== null)],
    ...(screens ? [['screens.md', screensPage(description, screens)] as const] : []),
    ['diagram.svg', svgOf(plain, description)],
    ['diagram-technical.svg', svgOf(technical, description)],
    ['paths.md', pathsPage(description, plan)],
    ['description.json', jsonText(description)],
    ['layout.json', `${JSON.stringify({ plain, technical })}\n`],
  ];
}

/** Everything that is committed of all machines. */
export async function filesOf(subjects: Subject[]): Promise<Files> {
  const drawn = new Set(subjects.map(({ description }) => description.id));
  const files: Files = new Map();
  for (const subject of subjects) {
    const folder = folderOf(subject.description.id);
    for (const [name, text] of await machineFiles(subject, drawn)) {
      files.set(`${folder}/${name}`, text);
    }
  }
  return files.set('README.md', overviewPage(subjects.map(({ description }) => description)));
}
